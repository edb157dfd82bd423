import { rowId } from '@rinda/contract/wire/fields'
import { done } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { portalPeopleDocument } from '../http/documents/people-documents.ts'
import { pageOf, pageParameters, usualRows } from '../http/paging.ts'
import { document } from '../http/route/answers.ts'
import { type Route, route } from '../http/route/route.ts'
import { staff } from '../http/route/who.ts'
import { listPeople } from './portal-user-list.ts'

/** Routes that list the people who may use the portal. */
export function portalUserRoutes({ db }: { db: Database }): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/api/portal/portal_users',
        summary: 'The people of the company; of every company for the platform admin',
        tag: 'people',
        who: staff,
        query: z.object({ company_id: rowId.optional(), ...pageParameters }),
        answers: document(portalPeopleDocument),
      },
      async ({ caller, query, request }) => {
        const { 'page[size]': size = usualRows, 'page[after]': after, company_id: companyId } = query
        const rows = await listPeople(db, caller, { companyId, after, most: size + 1 })
        if (!rows.ok) return rows
        const { page, links } = pageOf(request, rows.value, size, (one) => Number(one.id))
        return done({ data: [...page], links })
      },
    ),
  ]
}
