import { isSame, mergeDrafts } from '../../set-up/merge-drafts.ts'
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
  const { draft, conflicts } = mergeDrafts(base, mine, theirs)
  return {
    form: {
      ...draft,
      serviceIds: mergeLists(base.serviceIds, mine.serviceIds, theirs.serviceIds),
      absences: mergeLists(base.absences, mine.absences, theirs.absences),
    },
    conflicts: whole.filter((field) => conflicts.includes(field)),
  }
}

/** Theirs, without what I took away and with what I added. */
function mergeLists<Each>(base: readonly Each[], mine: readonly Each[], theirs: readonly Each[]): Each[] {
  const isIn = (list: readonly Each[], one: Each) => list.some((each) => isSame(each, one))
  const kept = theirs.filter((one) => isIn(mine, one) || !isIn(base, one))
  return [...kept, ...mine.filter((one) => !isIn(base, one) && !isIn(theirs, one))]
}
