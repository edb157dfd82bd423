import { latePart } from '@rinda/live/late-part'
import { Skeleton } from '@rinda/ui/components/lists/skeleton'
import { ErrorFace, LoadingFace } from '@rinda/ui/components/notices/faces'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './choose-place.module.css'
import { mapQuery } from './map-query.ts'
import { PlaceSearch } from './place-search.tsx'
import { defaultPoint, isPoint, type Point } from './point.ts'

const waiting = (
  <LoadingFace>
    <Skeleton height="320px" />
  </LoadingFace>
)
const MapView = latePart(async () => (await import('./map-view.tsx')).MapView, waiting)

type ChoosePlaceProps = {
  value: Point
  onChange: (value: Point) => void
}

/** Lets choose where a location is: searched by name, or put on the map. The numbers stand beside it. */
export function ChoosePlace({ value, onChange }: ChoosePlaceProps) {
  const { t } = useLatePhrases('newLocation')
  const { data, isError, isFetching, refetch } = useQuery(mapQuery)
  const [visit, setVisit] = useState(0)
  return (
    <div className={styles.place}>
      <PlaceSearch
        onChoose={({ latitude, longitude }) => {
          onChange({ latitude, longitude })
          setVisit((visits) => visits + 1)
        }}
      />
      {isError && !data && (
        <ErrorFace
          title={t('mapFailed')}
          text={t('mapFailedText')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && waiting}
      {data && (
        <MapView
          value={isPoint(value) ? value : defaultPoint}
          tiles={
            data.tiles_url === null ? null : { url: data.tiles_url, attribution: data.tiles_attribution }
          }
          visit={visit}
          onChange={onChange}
        />
      )}
    </div>
  )
}
