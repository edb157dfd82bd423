/** What may be said over a profile, in a record of this rulebook or in a company's row of the database. */
import { roles } from '@rinda/domain/access/role'
import { formFieldKeys, visitorCodes } from '@rinda/domain/company/profile'
import { isLocalDate } from '@rinda/domain/time/zone'
import { z } from 'zod'

const day = z.string().refine(isLocalDate, 'not a calendar day')
const minutes = z.int().min(1).max(1440)
const dayMinute = z.int().min(0).max(1440)
const days = z.int().min(0).max(36_525)

const rangeRule = z.strictObject({
  fromDays: days.exactOptional(),
  fromDate: day.exactOptional(),
  tillDays: days.exactOptional(),
  tillMonths: z.int().min(0).max(1200).exactOptional(),
  tillDate: day.exactOptional(),
})

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== ''
  } catch {
    return false
  }
}

const profileShape = {
  zone: z.string().refine(isZone, 'not a time zone').exactOptional(),
  home: z
    .string()
    .regex(/^\/(?!\/)/, 'not a path of the portal')
    .max(200)
    .exactOptional(),
  calendar: z
    .strictObject({
      startMinute: dayMinute.exactOptional(),
      endMinute: dayMinute.exactOptional(),
      maxDays: z.int().min(1).max(10).exactOptional(),
    })
    .exactOptional(),
  slots: z
    .strictObject({
      prefixMinutes: z.record(z.string().min(1), minutes).exactOptional(),
      defaultMinutes: minutes.exactOptional(),
    })
    .exactOptional(),
  range: rangeRule.nullable().exactOptional(),
  serviceRanges: z.record(z.string().regex(/^[1-9]\d*$/, 'not a service id'), rangeRule).exactOptional(),
  booking: z
    .strictObject({
      createDurations: z.array(minutes).max(50).exactOptional(),
      blockDurations: z.array(minutes).max(50).exactOptional(),
      mayCreate: z.boolean().exactOptional(),
      mayCancel: z.boolean().exactOptional(),
      mayClickFreeSlot: z.boolean().exactOptional(),
      cancelCommentRequired: z.boolean().exactOptional(),
      blockReason: z.boolean().exactOptional(),
      visitorCode: z.enum(visitorCodes).exactOptional(),
      formFields: z
        .array(z.strictObject({ key: z.enum(formFieldKeys), required: z.boolean() }))
        .max(formFieldKeys.length)
        .refine(
          (fields) => new Set(fields.map(({ key }) => key)).size === fields.length,
          'a field stands twice',
        )
        .exactOptional(),
    })
    .exactOptional(),
  serviceDurations: z
    .array(
      z.strictObject({ serviceId: z.int().min(1), specialistId: z.int().min(1).exactOptional(), minutes }),
    )
    .max(2000)
    .exactOptional(),
}

const profileOverride = z.strictObject(profileShape)
/** Besides the answers for everyone, a company's record may hold other answers for single roles. */
const companyOverride = z.strictObject({
  ...profileShape,
  roles: z.partialRecord(z.enum(roles), profileOverride).exactOptional(),
})

export type ProfileOverride = z.infer<typeof profileOverride>
export type CompanyOverride = z.infer<typeof companyOverride>

export type OverrideFault = { field: string; message: string }
export type ParsedOverride =
  | { ok: true; override: CompanyOverride }
  | { ok: false; faults: readonly OverrideFault[] }

/** Reads an override from outside; null, undefined and `{}` say nothing. Each fault names its field. */
export function parseOverride(value: unknown): ParsedOverride {
  const result = companyOverride.safeParse(value ?? {})
  if (result.success) return { ok: true, override: result.data }
  const faults = result.error.issues.flatMap((issue) => {
    const path = issue.path.map(String)
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path]
    return paths.map((names) => ({ field: names.join('.'), message: issue.message }))
  })
  return { ok: false, faults }
}
