import { z } from 'zod'

/** Parses the related names of an `include` parameter, comma-separated; names that are not offered are refused. */
export function includeOf<Name extends string>(offered: readonly Name[], description: string) {
  return z
    .string('field_wrong')
    .optional()
    .describe(description)
    .transform((list, context): ReadonlySet<Name> => {
      const names = new Set(list ? list.split(',').map((name) => name.trim()) : [])
      const known = offered.filter((name) => names.has(name))
      if (known.length < names.size) context.addIssue({ code: 'custom', message: 'field_wrong' })
      return new Set(known)
    })
}
