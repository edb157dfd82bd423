import { Skeleton } from '@rinda/ui/components/lists/skeleton'
import { ErrorFace, LoadingFace } from '@rinda/ui/components/notices/faces'
import { useMemo } from 'react'
import { EditTimes } from '../../../features/edit-times/edit-times.tsx'
import { useLocationRows } from '../../../features/edit-times/use-location-rows.ts'
import { HistoryButton } from '../../../features/show-set-up-history/history-button.tsx'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { useSession } from '../../../session/session.tsx'
import { NoLocationsFace } from '../../no-locations.tsx'
import { useCompanyFilter } from '../../shown-company/use-company-filter.tsx'
import { SetUpFrame } from '../set-up-frame.tsx'

/** `/open-times`: when each location is open, by weekday and on special dates. */
export function OpenTimesScreen() {
  const { t } = useLatePhrases('hours')
  const query = useSession().locations
  const { of, choice } = useCompanyFilter()
  const rows = useLocationRows(useMemo(() => of(query.data ?? []), [query.data, of]))
  if (!query.data) {
    return (
      <SetUpFrame title={t('openTimes')}>
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
  return (
    <EditTimes
      label={t('openTimes')}
      nameLabel={t('location')}
      targetsLabel={t('forLocations')}
      rows={rows}
      mayBeUsual={false}
      mostRanges={1}
      empty={<NoLocationsFace title={t('noLocations')} text={t('noLocationsText')} />}
    >
      {(acts, body) => (
        <SetUpFrame
          title={t('openTimes')}
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
