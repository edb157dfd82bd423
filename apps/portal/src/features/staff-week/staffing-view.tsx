import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { addDays, type LocalDate, mondayOf } from '@rinda/domain/time/zone'
import { dayRange } from '@rinda/phrases/time/day-text'
import { ErrorFace, LoadingFace } from '@rinda/ui/components/notices/faces'
import { useIsAtMost } from '@rinda/ui/use-width'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DayTabs } from '../../calendar/day-tabs.tsx'
import { useNames } from '../../queue/use-names.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { type ChosenHour, firstHour } from './chosen-hour.ts'
import { DownloadStaffing } from './download-staffing.tsx'
import { HitRate } from './hit-rate.tsx'
import { HourPanel } from './hour-panel.tsx'
import { lackingHours } from './lacking-hours.ts'
import { Legend } from './legend.tsx'
import { StaffingGrid } from './staffing-grid.tsx'
import { staffingQuery } from './staffing-query.ts'
import { StaffingTable } from './staffing-table.tsx'
import styles from './staffing-view.module.css'
import { Suggestions } from './suggestions.tsx'
import { useFollowPlan } from './use-follow-plan.ts'

/** Shows how many counters each hour of a location's week needs, beside those that are planned. */
export function StaffingView(props: {
  location: Location
  /** Day that is looked at, and hour of it; its week is shown. */
  date: LocalDate
  hour: number | undefined
  today: LocalDate
  target: number
  isTable: boolean
  bar: (more: ReactNode) => ReactNode
  onChoose: (hour: ChosenHour) => void
  onDay: (date: LocalDate) => void
}) {
  const { t, language } = useLatePhrases('staffing')
  const { location, date, today, target } = props
  const isPhone = useIsAtMost(767)
  const names = useNames(location)
  const week = mondayOf(date)
  const query = useQuery(staffingQuery(location.id, week, target))
  useFollowPlan(location.id)
  const shown = query.data?.week === week && query.data.location_id === location.id ? query.data : undefined
  const days = shown?.days ?? []
  const own = days.find((day) => day.date === date)
  const wanted = own?.hours.find(({ hour }) => hour === props.hour)
  const first = firstHour(isPhone && own ? [own] : days)
  const chosen = wanted ? { date, hour: wanted.hour } : first
  const chosenHour = days
    .find((day) => day.date === chosen?.date)
    ?.hours.find(({ hour }) => hour === chosen?.hour)
  const label = `${nameIn(language, location.name)}, ${dayRange(week, addDays(week, 6), language, today)}`
  const hours = [...new Set(days.flatMap((day) => day.hours.map(({ hour }) => hour)))].sort((a, b) => a - b)
  return (
    <>
      {props.bar(shown && <DownloadStaffing staffing={shown} />)}
      {query.isError && !shown && (
        <ErrorFace
          title={t('errorTitle')}
          text={t('errorText')}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {!query.isError && !shown && <LoadingFace />}
      {shown && (
        <div className={styles.week}>
          <div className={styles.main}>
            {!shown.learnt.is_enough && (
              <p className={styles.note}>
                <strong>{t('tooLittle')}.</strong> {t('tooLittleText')}
              </p>
            )}
            {props.isTable ? (
              <StaffingTable staffing={shown} label={label} />
            ) : (
              <>
                {isPhone && (
                  <DayTabs
                    label={t('days')}
                    days={days.map((day) => tabOf(day, today, t))}
                    chosen={date}
                    onChoose={(day) => props.onDay(day)}
                  />
                )}
                {isPhone && own?.hours.length === 0 && <p className={styles.closed}>{t('closed')}</p>}
                <StaffingGrid
                  label={label}
                  days={isPhone ? days.filter((day) => day.date === date) : days}
                  hours={isPhone && own ? own.hours.map(({ hour }) => hour) : hours}
                  target={shown.target}
                  today={today}
                  chosen={chosen}
                  onChoose={props.onChoose}
                />
                <Legend isKnown={shown.learnt.is_enough} target={shown.target} />
              </>
            )}
          </div>
          <aside className={styles.side}>
            {chosen && chosenHour && (
              <HourPanel
                key={`${chosen.date} ${chosen.hour}`}
                staffing={shown}
                date={chosen.date}
                hour={chosenHour}
              />
            )}
            {shown.learnt.is_enough && (
              <Suggestions staffing={shown} serviceName={names.ofService} onChoose={props.onChoose} />
            )}
            <HitRate hits={shown.hits} />
          </aside>
        </div>
      )}
    </>
  )
}

type Say = ReturnType<typeof useLatePhrases<'staffing'>>['t']

function tabOf(day: Parameters<typeof lackingHours>[0], today: LocalDate, t: Say) {
  const count = lackingHours(day)
  const isClosed = day.hours.length === 0
  const words = isClosed ? t('closed') : count > 0 ? t('lacks', { hours: count }) : t('enough')
  return { date: day.date, count, words, isClosed, isToday: day.date === today, needsAttention: count > 0 }
}
