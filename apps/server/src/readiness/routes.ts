import { done } from '@rinda/contract/wire/refusals'
import { lacks, setUpSteps } from '@rinda/domain/set-up/readiness'
import { z } from 'zod'
import type { CurrentDirectory } from '../access/directory.ts'
import type { Settings } from '../availability/settings.ts'
import type { Database } from '../database/database.ts'
import { oneDocument, resourceShape } from '../http/openapi/describe.ts'
import { document } from '../http/route/answers.ts'
import { pathId } from '../http/route/path-id.ts'
import { type Route, route } from '../http/route/route.ts'
import { companyAdmins } from '../http/route/who.ts'

const step = z.enum(setUpSteps)
const readiness = resourceShape(
  'readiness',
  z.object({
    ...{ name: z.string(), name_lv: z.string(), name_en: z.string(), name_ru: z.string() },
    ready: z.boolean().describe('Visitors can book, or stand in line, at some location'),
    missing: z.array(
      z.object({
        lack: z.enum(lacks),
        step: step.describe('Step at which it is mended'),
        blocking: z.boolean().describe('No: visitors can come without it'),
        location_id: z.number().nullable().describe('Null: the whole company lacks it'),
      }),
    ),
    done: z.array(step).describe('Steps whose result is there'),
  }),
)

/** Route by which those who administer a company see what it lacks before a visitor can book. */
export function readinessRoutes(context: {
  db: Database
  settings: Settings
  directory: CurrentDirectory
}): Route[] {
  return [
    route(
      {
        method: 'GET',
        tag: 'directory',
        who: companyAdmins,
        path: '/api/portal/companies/:companyId/readiness',
        summary: 'What a company still lacks before a visitor can book, and at which step it is mended',
        params: z.object({ companyId: pathId }),
        answers: document(oneDocument(readiness)),
      },
      async ({ caller, params, now }) => {
        const { showReadiness } = await import('./show-readiness.ts')
        const shown = await showReadiness(context, caller, params.companyId, now)
        return shown.ok ? done({ data: shown.value }) : shown
      },
    ),
  ]
}
