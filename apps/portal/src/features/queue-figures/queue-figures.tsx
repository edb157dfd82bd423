import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import type { LocalTime } from '@rinda/domain/time/calendar'
import type { LocalDate } from '@rinda/domain/time/zone'
import { EmptyFace, ErrorFace, LoadingFace } from '@rinda/ui/components/notices/faces'
import { type ReactNode, useState } from 'react'
import type { FigurePeriod } from '../../queue/figure-period.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import type { FiguresShape } from './charts/chart-panel.tsx'
import { ExportButton } from './export/export-button.tsx'
import { FiguresMore } from './figures-more.tsx'
import { FiguresPanels } from './figures-panels.tsx'
import { fileDays } from './period-text.ts'
import styles from './queue-figures.module.css'
import type { ShownSide } from './shares/shares.tsx'
import { useSideNames } from './shares/use-side-names.ts'
import { useFigures, useLocationFigures } from './use-figures.ts'

/** Shows a location's days in figures, beside those of the period before: of what is not over yet as far as it was at this time of its last day. */
export function QueueFiguresView(props: {
  location: Location
  locations: readonly Location[]
  period: FigurePeriod
  today: LocalDate
  /** Time on the location's clock. */
  time: LocalTime
  shape: FiguresShape
  onShape: (shape: FiguresShape) => void
  /** Bar with the location, the view and the period that are chosen, and what is given to it. */
  bar: (more: ReactNode) => ReactNode
}) {
  const { t, language } = useLatePhrases('queueFigures')
  const { location, locations, period, time } = props
  const [side, setSide] = useState<ShownSide>('services')
  const { query, shown, compared, until } = useFigures(location.id, period, time)
  const hasOthers = locations.length > 1
  const isWanted = hasOthers && side === 'locations'
  const others = useLocationFigures(location.id, period, { time, isWanted })
  const names = useSideNames(location)
  const nameOf = (id: number) => {
    const one = locations.find((other) => other.id === id)
    return one ? nameIn(language, one.name) : t('formerLocation')
  }
  const isEmpty = shown?.total.given === 0
  const periods = [
    ...(shown ? [{ figures: shown, locations: isWanted ? others.now.data : undefined }] : []),
    ...(compared ? [{ figures: compared, locations: isWanted ? others.before : undefined }] : []),
  ]
  return (
    <>
      {props.bar(
        shown && !isEmpty && (
          <FiguresMore {...props} compared={compared && { ...period.before, until }}>
            <ExportButton
              periods={periods}
              names={{ ...names, locations: nameOf }}
              fileName={`queue-${location.id}-${fileDays(period)}`}
            />
          </FiguresMore>
        ),
      )}
      <div className={styles.day}>
        {query.isError && !shown && (
          <ErrorFace
            title={t('errorTitle')}
            text={t('errorText')}
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {!query.isError && !shown && <LoadingFace />}
        {isEmpty && <EmptyFace title={t('empty')} text={t(period.isRunning ? 'emptyToday' : 'emptyText')} />}
        {shown && !isEmpty && (
          <FiguresPanels
            {...{ shown, names, period, side }}
            before={compared}
            shape={props.shape}
            today={props.today}
            onSide={setSide}
            others={
              hasOthers ? { query: others.now, before: others.before, ownId: location.id, nameOf } : null
            }
          />
        )}
      </div>
    </>
  )
}
