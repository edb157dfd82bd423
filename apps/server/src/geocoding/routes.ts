import { language, text } from '@rinda/contract/wire/fields'
import { done, refuse } from '@rinda/contract/wire/refusals'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendRefusal, sendResult } from '../http/api-reply.ts'
import { answers, oneDocument, resourceShape } from '../http/describe.ts'
import { parseQuery } from '../http/query.ts'
import { type CallerContext, callerAmong } from '../sign-in/callers.ts'
import { createCallLimit } from './call-limit.ts'
import { findPlaces, listPlacesWithin, type PlaceContext } from './find-places.ts'
import { type MapSettings, mapLook } from './map-look.ts'
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
export function placeRoutes(
  app: FastifyInstance,
  context: PlaceContext & CallerContext & { map: MapSettings },
): void {
  const shared = { tags: ['directory'] }
  const isWithinLimit = createCallLimit({ burst: 40, perSecond: 5 }, context.clock)

  app.get(
    '/api/portal/places',
    {
      schema: {
        ...shared,
        summary: 'Places on the map, by name or by where they are',
        querystring: findQuery,
        response: answers(placesDocument),
      },
    },
    async (request, reply) => {
      const caller = await callerAmong(context, request, ['portal'])
      if (!caller.ok) return sendRefusal(request, reply, caller)
      if (!isWithinLimit(caller.value.user.portalUserId))
        return sendRefusal(request, reply, refuse('rate_limited'))
      const query = parseQuery(findQuery, request.query)
      if (!query.ok) return sendRefusal(request, reply, query)
      const { q = '', limit, typing, within } = query.value
      const [west = 0, south = 0, east = 0, north = 0] = within?.split(',').map(Number) ?? []
      const input = { text: q, language: query.value.language, most: limit, isTyping: typing === '1' }
      const found = within
        ? await listPlacesWithin(caller.value, { west, south, east, north }, limit)
        : await findPlaces(context, caller.value, input)
      return sendResult(request, reply, found.ok ? done(renderPlaces(found.value)) : found)
    },
  )

  app.get(
    '/api/portal/map',
    {
      schema: {
        ...shared,
        summary: 'What the map of the portal is made of',
        response: answers(oneDocument(map)),
      },
    },
    async (request, reply) => {
      const caller = await callerAmong(context, request, ['portal'])
      if (!caller.ok) return sendRefusal(request, reply, caller)
      const look = await mapLook(context.db, context.map, caller.value)
      return sendResult(request, reply, look.ok ? done({ data: look.value }) : look)
    },
  )
}
