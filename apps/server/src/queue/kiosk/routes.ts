import { kioskPayload, newKioskPayload, pairKioskPayload } from '@rinda/contract/queue/kiosk'
import { done } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import { kioskDocument, kioskListDocument, ownKioskDocument } from '../../http/documents/queue-documents.ts'
import { document } from '../../http/route/answers.ts'
import { lateBody } from '../../http/route/body.ts'
import { pathId } from '../../http/route/path-id.ts'
import { type Route, route } from '../../http/route/route.ts'
import { staff, visitors } from '../../http/route/who.ts'
import { writeRoute } from '../../http/route/write-route.ts'
import type { KioskContext } from './context.ts'
import { showOwnKiosk } from './paired-kiosk.ts'

const ofLocation = z.object({ locationId: pathId })
const ofKiosk = z.object({ locationId: pathId, kioskId: pathId })
const path = '/api/portal/locations/:locationId/kiosks'
const ownPath = '/api/visit/locations/:locationId/kiosk'

// Kiosks are set up seldom: what does it is loaded when it is first asked for.
const setUp = () => import('./set-up-kiosks.ts')

/** Routes by which admins set up the kiosks of a location, and a device is paired with one. */
export function kioskRoutes(context: KioskContext): Route[] {
  return [
    route(
      {
        ...{ method: 'GET', tag: 'directory', who: staff, params: ofLocation, path },
        summary: 'The kiosks of a location',
        answers: document(kioskListDocument),
      },
      async ({ caller, params, now }) => {
        const { listKiosks } = await setUp()
        const listed = await listKiosks(context, caller, params.locationId, now)
        return listed.ok ? done({ data: listed.value }) : listed
      },
    ),
    writeRoute(
      context,
      {
        ...{ method: 'POST', tag: 'directory', who: staff, params: ofLocation, path },
        summary: 'Makes a kiosk, with a code of six digits that is entered on its device within ten minutes',
        body: lateBody(newKioskPayload),
        answers: document(kioskDocument, 201),
      },
      async (within, { asked, params, body }) => {
        if (!body.ok) return body
        const { makeKiosk } = await setUp()
        return makeKiosk(within, asked, params.locationId, body.value.kiosk)
      },
    ),
    writeRoute(
      context,
      {
        ...{ method: 'PATCH', tag: 'directory', who: staff, params: ofKiosk, path: `${path}/:kioskId` },
        summary: 'Changes the name of a kiosk, or whether it prints',
        body: lateBody(kioskPayload),
        answers: document(kioskDocument),
      },
      async (within, { asked, params, body }) => {
        if (!body.ok) return body
        const { changeKiosk } = await setUp()
        return changeKiosk(within, asked, params, body.value.kiosk)
      },
    ),
    writeRoute(
      context,
      {
        ...{ method: 'DELETE', tag: 'directory', who: staff, params: ofKiosk, path: `${path}/:kioskId` },
        summary: 'Ends the pairing of a kiosk',
        answers: document(kioskDocument),
      },
      async (within, { asked, params }) => {
        const { endKiosk } = await setUp()
        return endKiosk(within, asked, params)
      },
    ),
    writeRoute(
      context,
      {
        ...{ method: 'POST', tag: 'visit', who: visitors, params: ofLocation, path: ownPath },
        summary: 'Pairs a device with a kiosk of the location, by the code that staff were given',
        tellsOnce: 'token',
        body: lateBody(pairKioskPayload),
        answers: document(ownKioskDocument, 201),
      },
      async (within, { asked, params, body }) => {
        if (!body.ok) return body
        const { code } = body.value.kiosk
        const { pairKiosk } = await import('./pair-kiosk.ts')
        return await pairKiosk(within, asked, { locationId: params.locationId, code })
      },
    ),
    route(
      {
        ...{ method: 'GET', tag: 'visit', who: visitors, params: ofLocation, path: ownPath },
        summary: 'The kiosk that this device is paired with, by its secret in the header X-Kiosk-Token',
        headers: z.object({ 'x-kiosk-token': z.string().describe('The `token` that its pairing told') }),
        answers: document(ownKioskDocument),
      },
      async ({ caller, params, now }) => {
        const shown = await showOwnKiosk(context, caller, params.locationId, now)
        return shown.ok ? done({ data: shown.value }) : shown
      },
    ),
  ]
}
