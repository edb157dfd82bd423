import { nameIn } from '@rinda/client/http/names'
import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ReportMonths } from '../features/download-report/report-months.tsx'
import { reportsQuery } from '../features/download-report/report-queries.ts'
import { useLatePhrases } from '../session/late-phrases.ts'
import { SetUpFrame } from './set-up/set-up-frame.tsx'

const route = getRouteApi('/shell/reports/$reportId')

/** `/reports/{report}`: the months of a fixed report, to download. */
export function ReportScreen() {
  const { t, language } = useLatePhrases('reports')
  const { reportId } = route.useParams()
  const navigate = route.useNavigate()
  const { data: reports = [] } = useQuery(reportsQuery)
  const shown = reports.find(({ id }) => id === Number(reportId))
  return (
    <SetUpFrame
      title={shown ? nameIn(language, shown.name) : t('title')}
      isNarrow
      acts={
        reports.length > 1 && (
          <SegmentedSwitch
            label={t('choose')}
            segments={reports.map(({ id, name }) => ({ value: String(id), label: nameIn(language, name) }))}
            value={reportId}
            onChange={(id) => void navigate({ to: '/reports/$reportId', params: { reportId: id } })}
          />
        )
      }
    >
      <ReportMonths key={reportId} id={Number(reportId)} />
    </SetUpFrame>
  )
}
