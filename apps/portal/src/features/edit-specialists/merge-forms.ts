import type { SpecialistForm } from './specialist-form.ts'

/** Fields that count as one thing each: two people who change one differently have to agree. */
const whole = ['name', 'bmsId', 'isActive', 'hours'] as const
export type ConflictField = (typeof whole)[number]

export type MergedForms = { readonly form: SpecialistForm; readonly conflicts: readonly ConflictField[] }

/**
 * Merges what two people made of the same form: each field from whoever changed it, services and absences one
 * by one. Where both changed a field differently, mine stays and the field is named in `conflicts`.
 */
export function mergeForms(base: SpecialistForm, mine: SpecialistForm, theirs: SpecialistForm): MergedForms {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  const conflicts = whole.filter(
    (field) =>
      !isSame(base[field], theirs[field]) &&
      !isSame(base[field], mine[field]) &&
      !isSame(mine[field], theirs[field]),
  )
  const untouched = whole.filter((field) => isSame(base[field], mine[field]))
  const followed = Object.fromEntries(untouched.map((field) => [field, theirs[field]]))
  return {
    form: {
      ...mine,
      ...followed,
      serviceIds: mergeLists(base.serviceIds, mine.serviceIds, theirs.serviceIds),
      absences: mergeLists(base.absences, mine.absences, theirs.absences),
    },
    conflicts,
  }
}

/** Theirs, without what I took away and with what I added. */
function mergeLists<Each>(base: readonly Each[], mine: readonly Each[], theirs: readonly Each[]): Each[] {
  const isIn = (list: readonly Each[], one: Each) =>
    list.some((each) => JSON.stringify(each) === JSON.stringify(one))
  const kept = theirs.filter((one) => isIn(mine, one) || !isIn(base, one))
  return [...kept, ...mine.filter((one) => !isIn(base, one) && !isIn(theirs, one))]
}
