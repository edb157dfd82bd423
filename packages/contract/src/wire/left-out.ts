import { z } from 'zod'

/**
 * Removes the fields that are null and may be left out: programs write null for fields that they do not set.
 * If null has a meaning of its own (any specialist), it stays.
 */
export function withoutNulls(schema: z.ZodObject, sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent
  const said = Object.entries(sent).flatMap(([name, value]): [string, unknown][] => {
    const field = Object.hasOwn(schema.shape, name) ? (schema.shape[name] as z.ZodType) : undefined
    if (!field) return [[name, value]]
    if (value === null && mayBeLeftOut(field)) return []
    const inner = objectIn(field)
    return [[name, inner ? withoutNulls(inner, value) : value]]
  })
  return Object.fromEntries(said)
}

function mayBeLeftOut(field: z.ZodType): boolean {
  return field.safeParse(undefined).success && !field.safeParse(null).success
}

/** The object that a field holds, if it is one. */
function objectIn(field: unknown): z.ZodObject | undefined {
  if (field instanceof z.ZodObject) return field
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable || field instanceof z.ZodDefault)
    return objectIn(field.unwrap())
  if (field instanceof z.ZodUnion) return field.options.map(objectIn).find((inner) => inner !== undefined)
  return undefined
}
