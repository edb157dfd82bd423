import { usualTarget } from '@rinda/domain/queue/staffing/targets'
import { addDays, localDateOf, mondayOf } from '@rinda/domain/time/zone'
import { useNow } from '@rinda/live/use-now'
import { LoadingFace } from '@rinda/ui/components/notices/faces'
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { ChooseDay } from '../../features/choose-day/choose-day.tsx'
import { StaffingBar } from '../../features/staff-week/staffing-bar.tsx'
import { StaffingView } from '../../features/staff-week/staffing-view.tsx'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useScreenTitle } from '../../session/screen-title.ts'
import { useSession } from '../../session/session.tsx'
import styles from './queue.module.css'
import { parseStaffingSearch, type StaffingSearch } from './staffing-search.ts'
import { useQueueLocation } from './use-queue-location.ts'
import { ViewSwitch } from './view-switch.tsx'

/** `/queue-staffing`: how many counters each hour of a location's week needs. */
export function QueueStaffingScreen() {
  const { t } = useLatePhrases('counter')
  const { t: views } = useLatePhrases('supervise')
  const { profileAt } = useSession()
  const search = parseStaffingSearch(useSearch({ strict: false }))
  const { own, location, isNone } = useQueueLocation(search.location)
  const navigate = useNavigate()
  const now = useNow()
  useScreenTitle(`${views('countersOfWeek')} · ${t('title')}`)
  if (isNone) return <Navigate to="/" replace />
  if (!location) return <LoadingFace />
  const today = localDateOf(now, profileAt(location.id).zone)
  const date = search.date ?? today
  const week = mondayOf(date)
  // A step through the hours of a week is no step of the way back.
  const open = (
    more: { readonly [Name in keyof StaffingSearch]: StaffingSearch[Name] | undefined },
    isStep = false,
  ) =>
    void navigate({
      to: '/queue-staffing',
      search: parseStaffingSearch({ ...search, location: location.id, ...more }),
      replace: isStep,
    })
  return (
    <div className={styles.screen}>
      <StaffingView
        location={location}
        date={date}
        hour={search.hour}
        today={today}
        target={search.target ?? usualTarget}
        isTable={search.view === 'table'}
        onChoose={(hour) => open(hour, true)}
        onDay={(day) => open({ date: day, hour: undefined }, true)}
        bar={(more) => (
          <StaffingBar
            location={location}
            locations={own}
            onLocation={(id) => open({ location: id })}
            viewSwitch={<ViewSwitch view="staffing" location={location.id} />}
            target={search.target ?? usualTarget}
            onTarget={(target) => open({ target })}
            isTable={search.view === 'table'}
            onTable={(isTable) => open({ view: isTable ? 'table' : undefined })}
            weekChoice={
              <ChooseDay
                {...{ date, from: week, days: 7, today, unit: 'week', picks: 'day', hasSteps: true }}
                previous={addDays(week, -7)}
                next={addDays(week, 7)}
                onChoose={(day) => open({ date: day, hour: undefined })}
              />
            }
          >
            {more}
          </StaffingBar>
        )}
      />
    </div>
  )
}
