import { z } from 'zod'
import { opaque, rowId, text } from './fields.ts'

export const requestEnvelope = z.object({
  trace: z
    .union([z.number(), text(100)], 'field_wrong')
    .nullish()
    .transform((trace) => trace ?? undefined),
  type: text(60),
  /** Place of whoever asks in a trace, as W3C Trace Context writes it. */
  traceparent: z.string().max(200).optional().catch(undefined),
  /** A long answer may come packed so: as `gzip` in the place of `data`, the bytes of its JSON. What is not known is not used. */
  accept: z.literal('gzip').optional().catch(undefined),
  data: z
    .unknown()
    .optional()
    .transform((data) => data ?? {}),
})

export const handshake = z.object({
  client: z.string('field_wrong').toLowerCase(),
  companyId: rowId.nullish(),
  /** Visitors' pages may hear of one location only. */
  locationId: rowId.nullish(),
  version: text(60).nullish(),
  secret: z.object({ key: z.string().nullish() }).nullish(),
  session: opaque,
  user: z.object({ token: z.string().max(500).nullish() }).nullish(),
  /** Messages besides those of the source that this client understands, such as `day_states`; with `together` several may come as the arguments of one event. */
  understands: z.array(z.string()).nullish().catch(null),
  /** Secret of a paired kiosk. One that is known no more makes it a visitor's page. */
  kiosk: opaque.nullish(),
})
