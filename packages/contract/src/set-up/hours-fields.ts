import { isLocalTime, weekdays } from '@rinda/domain/time/zone'
import { z } from 'zod'
import { calendarDate, clockTime, optionalRowId, text } from '../wire/fields.ts'

/** A time of day; null and the empty text mean none. */
export const hour = z.union([z.null(), z.literal('').transform(() => null), clockTime], 'time_wrong')

/** From and till of a range as they were sent, whatever they are. */
type Ends = { from?: unknown; till?: unknown }

/**
 * Finds the fault of a range of wall-clock times: both ends must be given or neither, and the first must not
 * be later than the last. Ends that are no times are left to their own check. The fault names the end at
 * which it can be mended.
 */
export function rangeFault({ from = null, till = null }: Ends) {
  const [hasFrom, hasTill] = [from !== null && from !== '', till !== null && till !== '']
  if (hasFrom !== hasTill) return { end: hasFrom ? 'till' : 'from', reason: 'hours_half_given' } as const
  const areTimes =
    typeof from === 'string' && typeof till === 'string' && isLocalTime(from) && isLocalTime(till)
  return areTimes && from > till ? ({ end: 'from', reason: 'hours_reversed' } as const) : undefined
}

function checkRange(entry: Ends, context: z.core.$RefinementCtx): void {
  const fault = rangeFault(entry)
  if (fault) context.addIssue({ code: 'custom', path: [fault.end], message: fault.reason, input: entry })
}

/** Without an end that says something an entry has no times: the day is closed. */
function kept({ from, till }: { from?: string | null | undefined; till?: string | null | undefined }) {
  return from && till ? { from, till } : {}
}

/** An entry of `config.special_times`: the hours of one date, for everyone, one company or one location. */
export const specialTime = z
  .object({
    day: calendarDate,
    from: hour.optional(),
    till: hour.optional(),
    company_id: optionalRowId.optional(),
    location_id: optionalRowId.optional(),
  })
  .superRefine(checkRange)
  .transform(({ day, from, till, company_id: companyId, location_id: locationId }) => ({
    day,
    ...kept({ from, till }),
    ...(companyId ? { companyId } : {}),
    ...(locationId ? { locationId } : {}),
  }))

/** An entry of `config.booking_times`: when a service can be booked on a weekday or a date. */
export const bookingTime = z
  .object({
    day: z.union([z.enum(weekdays), calendarDate], 'date_wrong'),
    from: hour.optional(),
    till: hour.optional(),
  })
  .superRefine(checkRange)
  .transform(({ day, from, till }) => ({ day, ...kept({ from, till }) }))

const configName = /^[A-Za-z][\w-]{0,63}$/
const scalar = z.union([text(2000), z.number(), z.boolean(), z.null()], 'field_wrong')
const mostConfigKeys = 60

/**
 * Value of a `config` besides the entries that the platform knows: texts, numbers, yes/no, and lists of them.
 */
export const configValue = z.union([scalar, z.array(scalar).max(1000)], 'field_wrong')

/** The names in a `config`: they become keys of the database's own objects. */
export function checkConfigNames(config: object, context: z.core.$RefinementCtx): void {
  const names = Object.keys(config)
  const isFine = names.length <= mostConfigKeys && names.every((name) => configName.test(name))
  if (!isFine) context.addIssue({ code: 'custom', path: [], message: 'field_wrong', input: config })
}
