import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import { getRouteApi } from '@tanstack/react-router'
import { CompaniesPanel } from '../../features/edit-company-profile/companies-panel.tsx'
import { DomainsPanel } from '../../features/edit-platform/domains-panel.tsx'
import { PeoplePanel } from '../../features/edit-platform/people-panel.tsx'
import { PreviewPanel } from '../../features/preview-person/preview-panel.tsx'
import { HistoryPanel } from '../../features/show-platform-history/history-panel.tsx'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { overPage } from '../../session/over-page.ts'
import { CompanyChoice } from '../../set-up/company-choice.tsx'
import { SetUpFrame } from '../set-up/set-up-frame.tsx'
import { AdminCompany } from './admin-company.tsx'
import { type AdminTab, adminTabs } from './admin-search.ts'

const route = getRouteApi('/shell/admin')

/** Tabs whose lists are of every company, and can be limited to one. */
const ofCompanies: ReadonlySet<AdminTab> = new Set(['domains', 'people', 'history'])

/** Tells whether what is chosen in a tab is shown in a dialog over its list. */
function isDialog(tab: AdminTab, id: string | undefined): boolean {
  return id !== undefined && (tab === 'companies' ? id === 'new' : tab === 'domains' || tab === 'people')
}

/** `/admin`: companies, domains and people of the platform, what somebody would see, and who changed what. */
export function AdminScreen() {
  const { t } = useLatePhrases('admin')
  const { tab = 'companies', id, company } = route.useSearch()
  const navigate = route.useNavigate()
  const go = (next: AdminTab, chosen?: string, options = {}) =>
    void navigate({
      search: {
        tab: next,
        ...(chosen === undefined ? {} : { id: chosen }),
        ...(company === undefined ? {} : { company }),
      },
      ...options,
    })
  const choose = (next?: string) => {
    const isOver = isDialog(tab, next ?? id)
    go(tab, next, { replace: isDialog(tab, id), ...(isOver && overPage) })
  }
  const chosen = { chosen: id, onChoose: choose }
  const limited = { ...chosen, companyId: company }
  if (tab === 'companies' && id !== undefined && id !== 'new') return <AdminCompany key={id} id={id} />

  return (
    <SetUpFrame
      title={t('title')}
      isNarrow
      acts={
        ofCompanies.has(tab) && (
          <CompanyChoice
            companyId={company}
            onChange={(next) =>
              void navigate({ search: { tab, ...(next === undefined ? {} : { company: next }) } })
            }
          />
        )
      }
    >
      <div>
        <SegmentedSwitch
          label={t('title')}
          segments={adminTabs.map((value) => ({ value, label: t(value) }))}
          value={tab}
          onChange={(next) => go(next)}
        />
      </div>
      {tab === 'companies' && <CompaniesPanel {...chosen} />}
      {tab === 'domains' && <DomainsPanel {...limited} />}
      {tab === 'people' && <PeoplePanel {...limited} onPreview={(email) => go('preview', email)} />}
      {tab === 'preview' && <PreviewPanel {...chosen} />}
      {tab === 'history' && <HistoryPanel companyId={company} />}
    </SetUpFrame>
  )
}
