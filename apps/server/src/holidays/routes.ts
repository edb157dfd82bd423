import { done } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import { listDocument, resourceShape } from '../http/openapi/describe.ts'
import { document } from '../http/route/answers.ts'
import { type Route, route } from '../http/route/route.ts'
import { staff } from '../http/route/who.ts'
import { listLatvianHolidays } from './latvian-holidays.ts'

const text = z.string()
const holidays = listDocument(
  resourceShape(
    'holiday',
    z.object({
      date: z.iso.date(),
      ...{ name: text, name_lv: text, name_en: text, name_ru: text },
      moved: z.boolean().describe('The free Monday after a holiday that fell on a weekend'),
    }),
  ),
)

/** Routes of public holidays, which whoever keeps opening hours may take over as special days. */
export const holidayRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      path: '/api/portal/holidays',
      summary: 'The public holidays of Latvia in a year',
      tag: 'directory',
      who: staff,
      query: z.object({ year: z.coerce.number().int().min(2000).max(2100) }),
      answers: document(holidays),
    },
    async ({ query }) => done({ data: await listLatvianHolidays(query.year) }),
  ),
]
