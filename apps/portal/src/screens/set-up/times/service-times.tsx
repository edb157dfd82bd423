import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import { Skeleton } from '@rinda/ui/components/lists/skeleton'
import { ErrorFace, LoadingFace } from '@rinda/ui/components/notices/faces'
import { useMemo, useState } from 'react'
import { EditTimes } from '../../../features/edit-times/edit-times.tsx'
import { useServiceRows } from '../../../features/edit-times/use-service-rows.ts'
import { ShowBookableTimes } from '../../../features/show-bookable-times/show-bookable-times.tsx'
import { HistoryButton } from '../../../features/show-set-up-history/history-button.tsx'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { useSession } from '../../../session/session.tsx'
import { NoLocationsFace } from '../../no-locations.tsx'
import { useCompanyFilter } from '../../shown-company/use-company-filter.tsx'
import { SetUpFrame } from '../set-up-frame.tsx'

const mostRangesADay = 6

/** `/service-times`: when each service can be booked, by weekday and on special dates; and what comes of it, date by date. */
export function ServiceTimesScreen() {
  const { t } = useLatePhrases('hours')
  const query = useSession().locations
  const { companyId, of, choice } = useCompanyFilter()
  const locations = useMemo(() => of(query.data ?? []), [query.data, of])
  const rows = useServiceRows(locations)
  const [view, setView] = useState<'times' | 'schedule'>('times')
  const title = t('serviceTimes')
  const views = (
    <SegmentedSwitch
      label={t('view')}
      value={view}
      segments={[
        { value: 'times', label: t('times') },
        { value: 'schedule', label: t('schedule') },
      ]}
      onChange={setView}
    />
  )
  if (!query.data) {
    return (
      <SetUpFrame title={title}>
        {query.isError ? (
          <ErrorFace title={t('errorTitle')} text={t('errorText')} onRetry={() => void query.refetch()} />
        ) : (
          <LoadingFace>
            <Skeleton height="320px" />
          </LoadingFace>
        )}
      </SetUpFrame>
    )
  }
  if (view === 'schedule') {
    return (
      <SetUpFrame title={title} note={views} acts={choice}>
        <ShowBookableTimes key={companyId} locations={locations} />
      </SetUpFrame>
    )
  }
  return (
    <EditTimes
      label={title}
      nameLabel={t('service')}
      targetsLabel={t('forServices')}
      rows={rows}
      mayBeUsual
      mostRanges={mostRangesADay}
      empty={<NoLocationsFace title={t('noServices')} text={t('noServicesText')} />}
    >
      {(acts, body) => (
        <SetUpFrame
          title={title}
          note={views}
          acts={
            <>
              {choice}
              <HistoryButton />
              {acts}
            </>
          }
        >
          {body}
        </SetUpFrame>
      )}
    </EditTimes>
  )
}
