import { addDays, localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import { useNow } from '@rinda/live/use-now'
import { LoadingFace } from '@rinda/ui/components/faces'
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { ChooseDay } from '../../features/choose-day/choose-day.tsx'
import { DayBar } from '../../features/day-figures/day-bar.tsx'
import { DayFiguresView } from '../../features/day-figures/day-figures.tsx'
import { keptCounter } from '../../queue/kept-counter.ts'
import { queueLocations } from '../../queue/queue-locations.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useScreenTitle } from '../../session/screen-title.ts'
import { useSession } from '../../session/session.tsx'
import { parseBookingsSearch } from '../bookings-search.ts'
import styles from './queue.module.css'
import { ViewSwitch } from './view-switch.tsx'

/** `/queue-day`: the day of a location's line in figures, today's unless another is chosen. */
export function QueueDayScreen() {
  const { t } = useLatePhrases('counter')
  const { user, locations, profileAt } = useSession()
  const search = parseBookingsSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const now = useNow()
  useScreenTitle(t('title'))
  const own = queueLocations(locations.data ?? [])
  if (locations.data && own.length === 0) return <Navigate to="/" replace />
  const wanted = search.location ?? keptCounter(user.id)?.locationId
  const location = own.find(({ id }) => id === wanted) ?? own[0]
  if (!location) return <LoadingFace />
  const { zone } = profileAt(location.id)
  const today = localDateOf(now, zone)
  const date = search.date ?? today
  const open = (at: { location: number; date: string }) =>
    void navigate({
      to: '/queue-day',
      search: { location: at.location, ...(at.date === today ? {} : { date: at.date }) },
    })
  return (
    <div className={styles.screen}>
      <DayFiguresView
        location={location}
        date={date}
        today={today}
        time={localTimeOf(now, zone)}
        bar={(more) => (
          <DayBar
            location={location}
            locations={own}
            onLocation={(id) => open({ location: id, date })}
            viewSwitch={<ViewSwitch view="day" location={location.id} />}
            dayChoice={
              <ChooseDay
                {...{ date, from: date, days: 1, today, unit: 'day', picks: 'day', hasSteps: true }}
                previous={addDays(date, -1)}
                next={addDays(date, 1)}
                onChoose={(chosen) => open({ location: location.id, date: chosen })}
              />
            }
          >
            {more}
          </DayBar>
        )}
      />
    </div>
  )
}
