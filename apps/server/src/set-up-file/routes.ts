import { setUpFileLimits } from '@rinda/contract/set-up/set-up-file'
import { rowId } from '@rinda/contract/wire/fields'
import { done } from '@rinda/contract/wire/refusals'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { PortalCaller } from '../access/caller.ts'
import { sendRefusal, sendResult } from '../http/api-reply.ts'
import { answers, idempotencyKey, oneDocument, resourceShape } from '../http/describe.ts'
import { parseQuery } from '../http/query.ts'
import { sendWritten } from '../http/written.ts'
import type { DirectoryWriting } from '../locations/directory-context.ts'
import { type CallerContext, callerAmong } from '../sign-in/callers.ts'
import type { SpecialistsContext } from '../specialists/list.ts'
import { exportSetUp } from './export.ts'
import { importSetUp } from './import.ts'

const path = '/api/portal/set_up'
const tags = ['directory']
const companyQuery = z.object({
  company_id: rowId.optional().describe('Heard from the platform admin; else the caller’s own'),
})
const importQuery = companyQuery.extend({
  as_new: z
    .enum(['true', 'false'], 'field_wrong')
    .optional()
    .describe('Makes all of it anew, whatever ids it has'),
})
const reportDocument = oneDocument(
  resourceShape(
    'set_up_report',
    z.object({
      fine: z.boolean(),
      written: z.boolean(),
      rows: z.array(z.looseObject({ kind: z.string(), place: z.string(), outcome: z.string() })),
      left_outside: z.number().describe('How many coming bookings need attention after it'),
    }),
  ),
)
const anyFile = z.object({ set_up: z.looseObject({ rinda_set_up: z.literal(1) }) })

/** A company's whole set-up as one file, out and in: `/api/portal/set_up`. */
export function setUpFileRoutes(
  app: FastifyInstance,
  context: DirectoryWriting & SpecialistsContext & CallerContext,
): void {
  app.get(
    path,
    { schema: { summary: 'All that a company has set up, as one file', tags, querystring: companyQuery } },
    async (request, reply) => {
      const caller = await callerAmong(context, request, ['portal'])
      if (!caller.ok) return sendRefusal(request, reply, caller)
      const query = parseQuery(companyQuery, request.query)
      if (!query.ok) return sendRefusal(request, reply, query)
      const companyId = companyOf(caller.value, query.value.company_id)
      const file = await exportSetUp(context, caller.value, companyId, context.clock())
      if (!file.ok) return sendRefusal(request, reply, file)
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="rinda-set-up-${companyId}.json"`)
        .header('cache-control', 'private, no-store')
        .send(JSON.stringify(file.value, null, 2))
    },
  )

  const onlyPortal = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await callerAmong(context, request, ['portal'])
    if (!caller.ok) return sendRefusal(request, reply, caller)
  }
  for (const isCheck of [true, false]) {
    const summary = isCheck
      ? 'Says what a file would make of a company, row by row; nothing is written'
      : 'Makes what a file says, all of it or nothing'
    app.post(
      isCheck ? `${path}/check` : path,
      {
        bodyLimit: setUpFileLimits.bytes,
        // So large a file is not read for just anybody.
        onRequest: onlyPortal,
        schema: {
          summary,
          tags,
          headers: idempotencyKey,
          querystring: importQuery,
          body: anyFile,
          response: answers(reportDocument),
        },
      },
      async (request, reply) => {
        const caller = await callerAmong(context, request, ['portal'])
        if (!caller.ok) return sendRefusal(request, reply, caller)
        const query = parseQuery(importQuery, request.query)
        if (!query.ok) return sendRefusal(request, reply, query)
        const { company_id, as_new } = query.value
        const companyId = companyOf(caller.value, company_id)
        const asked = { isCheck, companyId, isNew: as_new === 'true' }
        if (isCheck) {
          const input = { ...asked, payload: request.body }
          const checked = await importSetUp(context, caller.value, input, null, context.clock())
          return sendResult(request, reply, checked.ok ? done({ data: checked.value.resource }) : checked)
        }
        return await sendWritten(
          context,
          { request, reply, caller: caller.value },
          (within, key, now, payload) => importSetUp(within, caller.value, { ...asked, payload }, key, now),
        )
      },
    )
  }
}

function companyOf({ scope, user }: PortalCaller, asked: number | undefined): number {
  return (scope.companyId === 'all' ? asked : undefined) ?? user.companyId
}
