import { language, text } from '@rinda/contract/wire/fields'
import { done } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import { oneDocument, resourceShape } from '../http/openapi/describe.ts'
import { document } from '../http/route/answers.ts'
import { type Route, route } from '../http/route/route.ts'
import { staff, withinLimit } from '../http/route/who.ts'
import { createCallLimit } from './call-limit.ts'
import type { PlaceContext } from './find-places.ts'
import type { MapSettings } from './map-look.ts'
import { renderPlaces } from './resource.ts'

const point = { latitude: z.number(), longitude: z.number() }
const word = z.string()
const place = resourceShape('place', z.object({ name: word, region: word, country: word, ...point }))
const placesDocument = z.object({
  data: z.array(place),
  meta: z.object({
    attribution: z.object({ text: word, url: word }),
    geocoder_failed: z.boolean().describe('The geocoder could not be asked; these are towns'),
  }),
})
const map = resourceShape(
  'map',
  z.object({
    tiles_url: word.nullable(),
    tiles_attribution: word,
    finds_addresses: z.boolean(),
    ...point,
  }),
)

const most = z.coerce.number('field_wrong').int('field_wrong').min(1, 'field_wrong').max(100, 'field_wrong')
const degrees = z
  .string('field_wrong')
  .regex(/^(-?\d{1,3}(\.\d{1,12})?)(,-?\d{1,3}(\.\d{1,12})?){3}$/, 'field_wrong')
const findQuery = z.object({
  q: text(200).optional(),
  limit: most.default(8),
  language: language.default('en'),
  typing: z.enum(['0', '1'], 'field_wrong').default('0').describe('1 asks for towns alone, while one types'),
  within: degrees.optional().describe('west,south,east,north in degrees: its largest towns, instead of q'),
})

/** Places by name, for the map on which a location is put. */
export function placeRoutes(context: PlaceContext & { clock: () => Date; map: MapSettings }): Route[] {
  const isWithinLimit = createCallLimit({ burst: 40, perSecond: 5 }, context.clock)
  return [
    route(
      {
        method: 'GET',
        path: '/api/portal/places',
        summary: 'Places on the map, by name or by where they are',
        tag: 'directory',
        who: withinLimit(staff, ({ user }) => isWithinLimit(user.portalUserId)),
        query: findQuery,
        answers: document(placesDocument),
      },
      async ({ caller, query }) => {
        const { findPlaces, listPlacesWithin } = await import('./find-places.ts')
        const { q = '', limit, typing, within } = query
        const [west = 0, south = 0, east = 0, north = 0] = within?.split(',').map(Number) ?? []
        const input = { text: q, language: query.language, most: limit, isTyping: typing === '1' }
        const found = within
          ? await listPlacesWithin(caller, { west, south, east, north }, limit)
          : await findPlaces(context, caller, input)
        return found.ok ? done(renderPlaces(found.value)) : found
      },
    ),
    route(
      {
        method: 'GET',
        path: '/api/portal/map',
        summary: 'What the map of the portal is made of',
        tag: 'directory',
        who: staff,
        answers: document(oneDocument(map)),
      },
      async ({ caller }) => {
        const { mapLook } = await import('./map-look.ts')
        const look = await mapLook(context.db, context.map, caller)
        return look.ok ? done({ data: look.value }) : look
      },
    ),
  ]
}
