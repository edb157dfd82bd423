import type { Location } from '@rinda/client/set-up/locations'
import { type LocalTime, minuteOfDay, timeOfMinute } from '@rinda/domain/time/calendar'
import { addDays, type LocalDate } from '@rinda/domain/time/zone'
import { shortDay } from '@rinda/phrases/day-text'
import { EmptyFace, ErrorFace, LoadingFace } from '@rinda/ui/components/faces'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './day-figures.module.css'
import { dayFiguresQuery } from './day-figures-query.ts'
import { ExportButton } from './export-button.tsx'
import { FigureCards } from './figure-cards.tsx'
import { Hours } from './hours.tsx'
import { Promises } from './promises.tsx'
import { Shares } from './shares.tsx'
import { useSideNames } from './use-side-names.ts'

/** Minutes for which the same figures of the day before are shown beside today's. */
const stepMinutes = 5

/** Shows a location's day in figures, beside the same weekday of the week before: that of today as it stood at this time of the day. */
export function DayFiguresView(props: {
  location: Location
  date: LocalDate
  today: LocalDate
  /** Time on the location's clock. */
  time: LocalTime
  /** Bar with the location, the view and the day that are chosen, and what is given to it. */
  bar: (more: ReactNode) => ReactNode
}) {
  const { t, language } = useLatePhrases('dayFigures')
  const { location, date, today, time } = props
  const isToday = date === today
  const dateBefore = addDays(date, -7)
  const day = useQuery(dayFiguresQuery(location.id, date, { isToday }))
  const until = isToday ? timeOfMinute(Math.floor(minuteOfDay(time) / stepMinutes) * stepMinutes) : undefined
  const before = useQuery(dayFiguresQuery(location.id, dateBefore, { until }))
  const names = useSideNames(location)
  const shown = day.data?.date === date ? day.data : undefined
  const isEmpty = shown?.total.given === 0
  const compared = before.data?.date === dateBefore && before.data.total.given > 0 ? before.data : undefined
  const dayBefore = shortDay(dateBefore, language)
  return (
    <>
      {props.bar(
        <>
          {shown && !isEmpty && compared && (
            <p className={styles.against}>
              {until ? t('againstUntil', { day: dayBefore, time: until }) : t('against', { day: dayBefore })}
            </p>
          )}
          {shown && !isEmpty && <ExportButton day={shown} location={location} names={names} />}
        </>,
      )}
      <div className={styles.day}>
        {day.isError && !shown && (
          <ErrorFace
            title={t('errorTitle')}
            text={t('errorText')}
            isRetrying={day.isFetching}
            onRetry={() => void day.refetch()}
          />
        )}
        {!day.isError && !shown && <LoadingFace />}
        {isEmpty && <EmptyFace title={t('empty')} text={t(isToday ? 'emptyToday' : 'emptyText')} />}
        {shown && !isEmpty && (
          <>
            <FigureCards total={shown.total} before={compared?.total} />
            <Hours day={shown} before={compared} dayBefore={dayBefore} />
            <Promises day={shown} />
            <Shares day={shown} names={names} />
          </>
        )}
      </div>
    </>
  )
}
