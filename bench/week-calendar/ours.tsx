import type { Booking } from '@rinda/client/bookings/booking-view'
import type { PortalUser } from '@rinda/client/people/portal-user'
import { useNow } from '@rinda/live/use-now'
import { resolveProfile } from '@rinda/rulebook/resolve'
import { RindaProvider } from '@rinda/ui/components/rinda-provider'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { bookingsKey } from '../../apps/portal/src/bookings/queries/booking-queries.ts'
import { type BookingList, withChange } from '../../apps/portal/src/bookings/queries/live-bookings.ts'
import { mostParts } from '../../apps/portal/src/features/week-calendar/placing/slot-layout.ts'
import { useColumnPx } from '../../apps/portal/src/features/week-calendar/use-column-px.ts'
import { WeekCalendar } from '../../apps/portal/src/features/week-calendar/week-calendar.tsx'
import { createWeekModel } from '../../apps/portal/src/features/week-calendar/week-model.ts'
import { speak } from '../../apps/portal/src/session/phrases.ts'
import { locationsQuery, queryClient } from '../../apps/portal/src/session/queries.ts'
import { SessionProvider } from '../../apps/portal/src/session/session.tsx'
import type { Contestant } from './contestant.ts'
import { monday, type World } from './world.ts'

const listKey = [...bookingsKey(1), monday, 7]
const names = { default: 'Measured', lv: 'Measured', en: 'Measured', ru: 'Measured' }
const user: PortalUser = {
  ...{
    id: '1',
    email: 'anna@rinda.example',
    name: 'Anna',
    role: 'COMPANY_ADMIN',
    token: '',
    permissions: [],
  },
  ...{ language: null, company: { id: 1, name: names, logo: '' } },
  profile: resolveProfile({ companyId: 1, email: 'anna@rinda.example', role: 'COMPANY_ADMIN' }),
}
const hours = { startMinute: 8 * 60, endMinute: 21 * 60 }
const nothing = () => undefined
const nobody: ReadonlySet<string> = new Set()
const noFilter = {}

await speak('en')

/** The portal's own calendar, on the portal's own cache of bookings, as a live change reaches it. */
export const ours: Contestant = {
  name: 'ours',
  mount: (place, world) => {
    queryClient.clear()
    queryClient.setQueryData(locationsQuery.queryKey, { locations: [world.location], pending: [] })
    queryClient.setQueryData<BookingList>(listKey, {
      locationId: 1,
      span: world.span,
      seq: 0,
      bookings: world.bookings,
    })
    let tell: (changed: Booking) => void = nothing
    const root = createRoot(place)
    flushSync(() =>
      root.render(
        <RindaProvider>
          <QueryClientProvider client={queryClient}>
            <SessionProvider user={user}>
              <Suspense>
                <Week world={world} listen={(heard) => (tell = heard)} />
              </Suspense>
            </SessionProvider>
          </QueryClientProvider>
        </RindaProvider>,
      ),
    )
    return {
      change: (booking) => {
        queryClient.setQueryData<BookingList>(
          listKey,
          (list) => list && withChange(list, { booking, seq: 1 }),
        )
        tell(booking)
      },
      unmount: () => root.unmount(),
    }
  },
}

function Week(props: { world: World; listen: (heard: (changed: Booking) => void) => void }) {
  const { world } = props
  const [changed, setChanged] = useState<Booking | null>(null)
  props.listen(setChanged)
  const { data } = useQuery<BookingList>({
    queryKey: listKey,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const columnPx = useColumnPx()
  const now = useNow()
  const [build] = useState(createWeekModel)
  const bookings = data?.bookings ?? world.bookings
  const model = useMemo(
    () =>
      build({
        ...{ sheet: world.sheet, bookings, hours, filter: noFilter, reach: user.profile.reach },
        ...{ showsFree: true, attention: nobody, parts: mostParts, columnPx, now },
      }),
    [build, world, bookings, columnPx, now],
  )
  return (
    <WeekCalendar
      {...{ location: world.location, model, chosen: monday, label: 'Week', changed, isCovered: false }}
      {...{
        onSeen: nothing,
        onOpen: nothing,
        onOpenAll: nothing,
        onOpenDay: nothing,
        onExplain: nothing,
        onPick: nothing,
        moveLayer: nothing,
      }}
    />
  )
}
