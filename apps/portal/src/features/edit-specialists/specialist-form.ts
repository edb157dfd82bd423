import type { AbsenceOnWire, SpecialistDraft, SpecialistSetUp } from '@rinda/client/set-up/specialist-calls'
import { type Weekday, weekdays } from '@rinda/domain/time/zone'

/** A stretch of work as it is typed. */
export type RangeDraft = { readonly from: string; readonly till: string }
export type WorkWeek = { readonly [Day in Weekday]: readonly RangeDraft[] }
/** As on the wire, but a time that is not given is empty. */
export type AbsenceDraft = { readonly [Field in keyof AbsenceOnWire]: string }

/** Set-up of a specialist as it is typed. */
export type SpecialistForm = {
  readonly name: string
  readonly bmsId: string
  readonly isActive: boolean
  readonly serviceIds: readonly number[]
  /** Null: as the location. */
  readonly hours: WorkWeek | null
  readonly absences: readonly AbsenceDraft[]
}

export const freeWeek = Object.fromEntries(weekdays.map((day) => [day, []])) as unknown as WorkWeek

export function formOf(specialist: SpecialistSetUp | null): SpecialistForm {
  const hours = specialist?.workingHours ?? null
  return {
    name: specialist?.name ?? '',
    bmsId: specialist?.bmsId ?? '',
    isActive: specialist?.isActive ?? true,
    serviceIds: specialist?.serviceIds ?? [],
    hours: hours && { ...freeWeek, ...hours },
    absences: (specialist?.absences ?? []).map((one) => ({
      ...one,
      from_time: one.from_time ?? '',
      till_time: one.till_time ?? '',
    })),
  }
}

/** Without lines in which nothing was typed. */
export function withoutBlanks(form: SpecialistForm): SpecialistForm {
  const { hours, absences } = form
  return {
    ...form,
    hours: hours && withoutBlankRanges(hours),
    absences: absences.filter((one) => Object.values(one).some((text) => text !== '')),
  }
}

function withoutBlankRanges(week: WorkWeek): WorkWeek {
  const days = weekdays.map((day) => [day, week[day].filter(({ from, till }) => from !== '' || till !== '')])
  return Object.fromEntries(days) as WorkWeek
}

/** The form as the wire has it. An order of services says nothing. */
export function attributesOf(form: SpecialistForm) {
  const { hours } = form
  const worked = hours && weekdays.filter((day) => hours[day].length > 0)
  return {
    name: form.name.trim(),
    bms_id: form.bmsId.trim(),
    active: form.isActive,
    service_ids: [...form.serviceIds].sort((one, other) => one - other),
    working_hours: worked && Object.fromEntries(worked.map((day) => [day, [...(hours?.[day] ?? [])]])),
    absences: form.absences.map((one) => ({
      ...one,
      from_time: one.from_time || null,
      till_time: one.till_time || null,
    })),
  }
}

/** Gives the fields to send: those that are not as they were. */
export function inputOf(form: SpecialistForm, base: SpecialistSetUp | null): SpecialistDraft {
  const before: Record<string, unknown> = base ? attributesOf(formOf(base)) : {}
  const changed = Object.entries(attributesOf(form)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  )
  return Object.fromEntries(changed)
}

/** Tells whether an input can leave bookings outside. A new name or id cannot. */
export function mayLeaveOutside(input: SpecialistDraft): boolean {
  return ['active', 'service_ids', 'working_hours', 'absences'].some((name) => name in input)
}
