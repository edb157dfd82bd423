import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import type { PortalCaller } from '../../access/caller.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Settings } from '../../availability/settings.ts'
import type { Database } from '../../database/database.ts'
import { bookingSystemDocument } from '../../http/documents/queue-documents.ts'
import { document } from '../../http/route/answers.ts'
import { pathId } from '../../http/route/path-id.ts'
import { type Route, route } from '../../http/route/route.ts'
import { staff } from '../../http/route/who.ts'
import type { SystemsWatch } from '../../remote-systems/watch-systems.ts'
import { showBookingSystem } from './show-system.ts'

type Context = { db: Database; settings: Settings; bookingSystemsWatch: Pick<SystemsWatch, 'askNow'> }

/** Routes by which whoever works at a location sees how the system is that keeps its bookings. */
export function bookingSystemRoutes({ db, settings, bookingSystemsWatch }: Context): Route[] {
  const ofLocation = {
    tag: 'bookings',
    who: staff,
    params: z.object({ locationId: pathId }),
    async find({ caller, params }: { caller: PortalCaller; params: { locationId: number } }) {
      const setting = await settings.find(caller, params.locationId)
      return (setting ? done(setting) : refuse('not_found')) as Result<LocationSetting>
    },
    answers: document(bookingSystemDocument),
  } as const
  return [
    route(
      {
        ...ofLocation,
        method: 'GET',
        path: '/api/portal/locations/:locationId/booking_system',
        summary: 'How the system is that keeps the bookings of a location',
      },
      async ({ caller, found }) => done({ data: await showBookingSystem(db, caller, found) }),
    ),
    route(
      {
        ...ofLocation,
        method: 'POST',
        path: '/api/portal/locations/:locationId/booking_system/ask',
        summary: 'Asks that system now, and tells how it is then',
      },
      async ({ caller, found, params }) => {
        await bookingSystemsWatch.askNow(params.locationId)
        const after = (await settings.find(caller, params.locationId)) ?? found
        return done({ data: await showBookingSystem(db, caller, after) })
      },
    ),
  ]
}
