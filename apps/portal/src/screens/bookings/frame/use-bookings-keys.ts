import { mayOpen } from '@rinda/domain/access/screen'
import type { LocalDate } from '@rinda/domain/time/zone'
import { fewerDays, moreDays } from '../../../features/choose-day/day-counts.ts'
import { type KeyBinding, useKeys } from '../../../session/keys.ts'
import { usePhrases } from '../../../session/phrases.ts'
import { useSession } from '../../../session/session.tsx'
import type { BookingsAddress } from '../address/use-bookings-address.ts'

/** The keys of the bookings screens; `?` lists them. */
export function useBookingsKeys(
  address: BookingsAddress,
  onNew: (() => void) | undefined,
  onBlock: (() => void) | undefined,
) {
  const { t } = usePhrases('calendar')
  const { user, profile, profileAt } = useSession()
  const { today, go, view, days, search } = address
  const most = profileAt(search.location).calendar.maxDays
  const step = (key: string, label: string, date: LocalDate): KeyBinding => ({
    key,
    label,
    run: () => void go({ date }),
  })
  const unit = view === 'day' ? '' : view === 'list' ? 'Period' : 'Week'
  useKeys([
    { key: 't', label: t('keys_today'), run: () => void go({ date: today }) },
    step('ArrowLeft', t(`keys_previous${unit}`), address.previous),
    step('ArrowRight', t(`keys_next${unit}`), address.next),
    ...(mayOpen(profile, 'bookings')
      ? [{ key: 'd', label: t('keys_day'), run: () => void go({ view: 'day' }) }]
      : []),
    ...(mayOpen(profile, 'calendar')
      ? [{ key: 'w', label: t('keys_week'), run: () => void go({ view: 'week' }) }]
      : []),
    ...(mayOpen(profile, 'list')
      ? [{ key: 'l', label: t('keys_list'), run: () => void go({ view: 'list' }) }]
      : []),
    ...(mayOpen(profile, 'overview')
      ? [{ key: 'o', label: t('keys_overview'), run: () => void go({ view: 'overview' }) }]
      : []),
    ...(view === 'day' && user.profile.views.extraControl
      ? [
          { key: '+', label: t('keys_moreDays'), run: () => void go({ days: moreDays(days, most) }) },
          { key: '-', label: t('keys_fewerDays'), run: () => void go({ days: fewerDays(days, most) }) },
        ]
      : []),
    ...(onNew ? [{ key: 'n', label: t('keys_newBooking'), run: onNew }] : []),
    ...(onBlock ? [{ key: 'b', label: t('keys_block'), run: onBlock }] : []),
    { key: 'p', label: t('keys_print'), run: () => window.print() },
  ])
}
