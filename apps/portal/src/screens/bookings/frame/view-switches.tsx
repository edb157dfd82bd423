import type { Location } from '@rinda/client/set-up/locations'
import { mayOpen } from '@rinda/domain/access/screen'
import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import { usePhrases } from '../../../session/phrases.ts'
import { useSession } from '../../../session/session.tsx'
import type { BookingsAddress } from '../address/use-bookings-address.ts'
import { ListLabel } from './list-label.tsx'
import { useDayCount } from './use-day-count.ts'

/**
 * Day or week, and calendar or list, as far as the company has these switches; in a view that is neither of a switch, none of it is
 * chosen. Where today's bookings stand at `/`, the list of the day that is shown is a tab that counts them.
 */
export function ViewSwitches(props: { address: BookingsAddress; location: Location | undefined }) {
  const { t } = usePhrases('calendar')
  const { profile } = useSession().user
  const { view, go, date, today, days } = props.address
  const { views } = profile
  const countsDay = profile.root === 'today' && mayOpen(profile, 'list')
  // The number beside a list of more than its day would be wrong there.
  const isLonger = view === 'list' && days > 1
  const count = useDayCount(countsDay && !isLonger ? (props.location?.id ?? null) : null, date)
  const calendar = countsDay ? 'day' : 'week'
  return (
    <>
      {views.dayWeekSwitch && (
        <SegmentedSwitch
          label={t('view')}
          segments={[
            { value: 'day', label: t('day') },
            { value: 'week', label: t('week') },
          ]}
          value={view === 'day' || view === 'week' ? view : null}
          onChange={(chosen) => void go({ view: chosen })}
        />
      )}
      {(views.listSwitch || countsDay) && (
        <SegmentedSwitch
          label={t('shape')}
          segments={[
            { value: 'calendar', label: t('title') },
            { value: 'list', label: <ListLabel count={count} date={date} today={today} /> },
          ]}
          value={view === 'list' ? 'list' : view === 'overview' ? null : 'calendar'}
          onChange={(chosen) =>
            void go(
              chosen === 'calendar'
                ? { view: calendar }
                : { view: 'list', ...(countsDay ? { period: 'day' } : {}) },
            )
          }
        />
      )}
    </>
  )
}
