import { mayOpen, type Screen } from '@rinda/domain/access/screen'
import { useLive } from '@rinda/live/connection'
import { useNow } from '@rinda/live/use-now'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useBookingChanges } from '../../bookings/queries/booking-changes.tsx'
import { countAt } from '../../bookings/queries/day-states.ts'
import { issueCountQuery } from '../../bookings/queries/issue-count-query.ts'
import { keptCounter } from '../../queue/kept-counter.ts'
import { queueLocations, waitingAt } from '../../queue/queue-locations.ts'
import { type BookingsSearch, parseBookingsSearch } from '../../screens/bookings/address/bookings-search.ts'
import { locationStatesQuery } from '../../session/locations/location-states.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { isOfUse, waysInOf } from '../../session/ways-in.ts'
import { menuOf } from '../../session/work-paths.ts'
import { mayAdministerPlatform, paths } from '../paths.ts'

/** Names of the screens of work in the menu, as phrase keys. */
const labels = {
  calendar: 'navCalendar',
  overview: 'navOverview',
  specialists: 'navSpecialists',
  'portal-users': 'navPortalUsers',
  locations: 'navLocations',
  'open-times': 'navOpenTimes',
  'service-times': 'navServiceTimes',
  'service-config': 'navServices',
  reports: 'navReports',
  tools: 'navTools',
} as const satisfies Partial<Record<Screen, string>>

function isLabelled(screen: Screen): screen is keyof typeof labels {
  return screen in labels
}

/**
 * Screens that are used all day. They come first in the menu, and right after them the bookings that need
 * attention.
 */
const everyday: ReadonlySet<Screen> = new Set(['calendar', 'overview'])

export type MenuLink = {
  readonly to: string
  /** The branch and the day that are looked at go along to where bookings are shown. */
  readonly search?: BookingsSearch
  readonly label: string
  readonly count?: number | undefined
  /** True of a count that is no alarm. */
  readonly isCalm?: boolean
}

/** The screens that there are and that the person may see, in one order everywhere. */
export function useMenuLinks(): readonly MenuLink[] {
  const { t } = usePhrases('shell')
  const { user, locations } = useSession()
  const ways = waysInOf(locations.data ?? [])
  const { location, date } = parseBookingsSearch(useSearch({ strict: false }))
  const search = { ...(location ? { location } : {}), ...(date ? { date } : {}) }
  const screens = menuOf(user.profile.navigation).flatMap(({ screen, to }) =>
    isLabelled(screen) && isOfUse(screen, ways)
      ? [{ screen, link: { to, label: t(labels[screen]), ...(everyday.has(screen) ? { search } : {}) } }]
      : [],
  )
  const linksOf = (isEveryday: boolean) =>
    screens.filter(({ screen }) => everyday.has(screen) === isEveryday).map(({ link }) => link)
  const issues = useIssueCount()
  const queue = useQueueLink()
  return [
    ...linksOf(true),
    ...(queue ? [queue] : []),
    ...((issues > 0 || mayAdministerPlatform(user)) && isOfUse('issues', ways)
      ? [{ to: paths.issues, label: t('navIssues'), count: issues || undefined }]
      : []),
    ...linksOf(false),
    ...(mayAdministerPlatform(user) ? [{ to: paths.admin, label: t('navAdmin') }] : []),
  ]
}

/** Gives the link to the line, with how many wait, for those with a line at one of their locations. */
function useQueueLink(): MenuLink | null {
  const { t } = usePhrases('shell')
  const { user, locations } = useSession()
  const own = locations.data ?? []
  const { data: waiting = 0 } = useQuery({
    ...locationStatesQuery,
    select: (states) => waitingAt(own, states, keptCounter(user.id)),
  })
  if (queueLocations(own).length === 0) return null
  return { to: paths.queue, label: t('navQueue'), ...(waiting > 0 ? { count: waiting, isCalm: true } : {}) }
}

/** Counts the bookings that need attention; the menu shows their tab only when there are some. */
function useIssueCount(): number {
  const { profile } = useSession()
  const { request } = useLive()
  const { states } = useBookingChanges()
  const now = useNow()
  const { data } = useQuery({ ...issueCountQuery(request, states), enabled: mayOpen(profile, 'issues') })
  return data ? countAt(data, now) : 0
}
