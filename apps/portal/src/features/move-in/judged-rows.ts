import type { MoveInRemark, MoveInReportAttributes, MoveInRow } from '@rinda/client/set-up/move-in'
import type { MoveInField } from '@rinda/domain/move-in/fields'
import type { MoveInDraft } from '@rinda/domain/move-in/read-rows'
import { utcDateTime } from '@rinda/domain/time/zone'

export const rowStates = ['fault', 'warning', 'known', 'out', 'fine'] as const
export type RowState = (typeof rowStates)[number]

/** A row as it is shown: what was read of it, what is to be said, and what becomes of it. */
export type ShownRow = {
  readonly draft: MoveInDraft
  readonly state: RowState
  readonly isLeftOut: boolean
  readonly remarks: readonly MoveInRemark[]
}

/** The rows that are looked at by the server: those that speak for themselves and are wanted. */
export function rowsToSend(drafts: readonly MoveInDraft[], leftOut: ReadonlySet<number>): MoveInRow[] {
  return drafts.flatMap((draft) =>
    draft.faults.length > 0 || draft.isCanceled || leftOut.has(draft.line) ? [] : [wireRow(draft)],
  )
}

function wireRow({ line, visitor, booking }: MoveInDraft): MoveInRow {
  return {
    line,
    source_id: visitor.sourceId,
    ...{ first_name: visitor.firstName, last_name: visitor.lastName, email: visitor.email },
    ...{ phone_country_code: visitor.phoneCountryCode, phone_number: visitor.phoneNumber },
    ...{ language: visitor.language, notes: visitor.notes },
    booking: booking && {
      ...{ location_id: booking.locationId, service_id: booking.serviceId },
      specialist_id: booking.specialistId,
      ...utcDateTime(booking.startsAt),
      ...{ duration: booking.durationMinutes, missed: booking.isMissed },
    },
  }
}

/** Puts together what is shown of every row: what it says itself, what the server says, and what the person has decided. */
export function shownRows(
  drafts: readonly MoveInDraft[],
  leftOut: ReadonlySet<number>,
  report: MoveInReportAttributes | undefined,
): ShownRow[] {
  const byLine = Map.groupBy(report?.remarks ?? [], ({ line }) => line)
  return drafts.map((draft) => {
    const isLeftOut = leftOut.has(draft.line)
    const remarks = byLine.get(draft.line) ?? []
    return { draft, isLeftOut, remarks, state: stateOf(draft, isLeftOut, remarks) }
  })
}

function stateOf(draft: MoveInDraft, isLeftOut: boolean, remarks: readonly MoveInRemark[]): RowState {
  if (isLeftOut || draft.isCanceled) return 'out'
  if (draft.faults.length > 0 || remarks.some(({ kind }) => kind === 'fault')) return 'fault'
  if (remarks.some(({ kind }) => kind === 'known')) return 'known'
  return draft.warnings.length > 0 ? 'warning' : 'fine'
}

const wireFields: Readonly<Record<string, MoveInField>> = {
  ...{ phone_number: 'phone', location_id: 'location', service_id: 'service', specialist_id: 'specialist' },
  ...{ first_name: 'first_name', last_name: 'last_name', email: 'email', notes: 'notes', date: 'date' },
  ...{ time: 'time', duration: 'duration', source_id: 'source_id', language: 'language' },
}

/** Gives the column that says an attribute of the wire. */
export function fieldOfWire(attribute: string): MoveInField {
  return wireFields[attribute] ?? 'time'
}
