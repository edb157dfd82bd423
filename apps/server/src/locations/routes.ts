import type { CompanyResource, LocationResource } from '@rinda/contract/set-up/objects'
import { systemId } from '@rinda/contract/wire/fields'
import type { Document } from '@rinda/contract/wire/json-api'
import { done } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import { includeOf } from '../edge/include.ts'
import { companiesDocument, locationDocument, locationsDocument } from '../http/documents/set-up-documents.ts'
import { documentOf, freshDocumentOf, versionedDocumentOf } from '../http/route/answers.ts'
import { pathId } from '../http/route/path-id.ts'
import { type Route, route } from '../http/route/route.ts'
import { anybody, forKeys, programs, staff } from '../http/route/who.ts'
import {
  getLocation,
  includable,
  type LocationContext,
  listCompanies,
  listLocations,
  listLocationsForSystems,
} from './list.ts'

type List = Document<LocationResource[]>

const reading = {
  method: 'GET',
  tag: 'directory',
  query: z.object({ include: includeOf(includable, 'Related objects to carry along, comma-separated') }),
} as const

/** Ids that something is asked for by; undefined where all is. */
const namedIds = z
  .string('field_wrong')
  .regex(/^\d{1,9}(,\d{1,9}){0,99}$/, 'field_wrong')
  .transform((list): ReadonlySet<number> => new Set(list.split(',').map(Number)))
  .optional()

/** Companies and locations, for the public, for programs and for the portal. */
export function locationRoutes(context: LocationContext): Route[] {
  return [
    route(
      {
        ...reading,
        path: '/api/companies',
        summary: 'Visible companies',
        who: anybody,
        answers: documentOf<Document<CompanyResource[]>>(companiesDocument),
      },
      async ({ caller, query, now }) => done(await listCompanies(context, caller, query.include, now)),
    ),
    route(
      {
        ...reading,
        path: '/api/locations',
        summary:
          'Every location, with the addresses of its systems; to a key those of its company, without these',
        who: forKeys(programs, 'set_up:read'),
        query: reading.query.extend({
          bms_id: systemId.optional().describe('Only those that have this id'),
        }),
        answers: documentOf<List>(locationsDocument),
      },
      async ({ caller, query, now }) =>
        done(await listLocationsForSystems(context, caller, query.include, query.bms_id, now)),
    ),
    route(
      {
        ...reading,
        path: '/api/portal/locations',
        summary: 'The locations that the signed-in person may see',
        who: staff,
        query: reading.query.extend({ id: namedIds.describe('Only those of these ids, comma-separated') }),
        answers: freshDocumentOf<List>(locationsDocument),
      },
      async ({ caller, query, now }) => done(await listLocations(context, caller, query, now)),
    ),
    route(
      {
        ...reading,
        path: '/api/locations/:id',
        summary: 'One location; to the public only when it is visible',
        who: forKeys(anybody, 'set_up:read'),
        params: z.object({ id: pathId }),
        answers: versionedDocumentOf<Document<LocationResource>>(locationDocument),
      },
      ({ caller, params, query, now }) => getLocation(context, caller, params.id, query.include, now),
    ),
  ]
}
