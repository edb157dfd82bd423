import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import { getRouteApi } from '@tanstack/react-router'
import { CompanyChoice } from '../../features/monitor-queue/company-choice.tsx'
import { MonitorPanel } from '../../features/monitor-queue/monitor-panel.tsx'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { SetUpFrame } from '../set-up/set-up-frame.tsx'
import { monitorPages, viewOf } from './monitor-pages.ts'
import { type MonitorSearch, parseMonitorSearch } from './monitor-search.ts'

const route = getRouteApi('/shell/tools/monitor/$page')

/** `/tools/monitor/qms-tickets` and `/tools/monitor/qms-clients`: the queue of a company, and the devices at it, as they are now. */
export function MonitorScreen() {
  const { t } = useLatePhrases('tools')
  const { user } = useSession()
  const { page } = route.useParams()
  const navigate = route.useNavigate()
  const { company, ...filters } = route.useSearch()
  const isPlatform = user.role === 'QTICKET_ADMIN'
  const companyId = isPlatform ? (company ?? user.company.id) : user.company.id
  const ofCompany = company === undefined ? {} : { company }
  const view = viewOf(page) ?? 'tickets'
  const go = (search: MonitorSearch, replace = false) =>
    void navigate({ search: parseMonitorSearch(search), replace, resetScroll: false })
  return (
    <SetUpFrame
      title={t('title')}
      note={
        <SegmentedSwitch
          label={t('views')}
          segments={[
            { value: 'tickets', label: t('tickets') },
            { value: 'clients', label: t('clients') },
          ]}
          value={view}
          onChange={(next) => void navigate({ params: { page: monitorPages[next] }, search: ofCompany })}
        />
      }
      acts={
        isPlatform ? <CompanyChoice companyId={companyId} onChange={(next) => go({ company: next })} /> : null
      }
    >
      <MonitorPanel
        key={companyId}
        companyId={companyId}
        view={view}
        filters={filters}
        // What is typed is no step to go back to.
        onFilter={(next) => go({ ...ofCompany, ...next }, next.q !== filters.q)}
      />
    </SetUpFrame>
  )
}
