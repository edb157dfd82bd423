import { SegmentedSwitch } from '@rinda/ui/components/segmented-switch'
import { getRouteApi } from '@tanstack/react-router'
import { CompaniesPanel } from '../features/edit-company-profile/companies-panel.tsx'
import { DomainsPanel } from '../features/edit-platform/domains-panel.tsx'
import { PeoplePanel } from '../features/edit-platform/people-panel.tsx'
import { PreviewPanel } from '../features/preview-person/preview-panel.tsx'
import { HistoryPanel } from '../features/show-platform-history/history-panel.tsx'
import { useLatePhrases } from '../session/late-phrases.ts'
import { useScreenTitle } from '../session/screen-title.ts'
import styles from './admin.module.css'
import { type AdminTab, adminTabs } from './admin-search.ts'

const route = getRouteApi('/shell/admin')

/** `/admin`: companies, domains and people of the platform, what somebody would see, and who changed what. */
export function AdminScreen() {
  const { t } = useLatePhrases('admin')
  const { tab = 'companies', id } = route.useSearch()
  const navigate = route.useNavigate()
  useScreenTitle(t('title'))
  const go = (next: AdminTab, chosen?: string) =>
    void navigate({ search: { tab: next, ...(chosen === undefined ? {} : { id: chosen }) } })
  const chosen = { chosen: id, onChoose: (next?: string) => go(tab, next) }

  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{t('title')}</h1>
      <div className={styles.tabs}>
        <SegmentedSwitch
          label={t('title')}
          segments={adminTabs.map((value) => ({ value, label: t(value) }))}
          value={tab}
          onChange={(next) => go(next)}
        />
      </div>
      {tab === 'companies' && <CompaniesPanel {...chosen} />}
      {tab === 'domains' && <DomainsPanel {...chosen} />}
      {tab === 'people' && <PeoplePanel {...chosen} onPreview={(email) => go('preview', email)} />}
      {tab === 'preview' && <PreviewPanel {...chosen} />}
      {tab === 'history' && <HistoryPanel />}
    </div>
  )
}
