import type { FieldChange, HistoryKind, SetUpKind } from '@rinda/contract/set-up/set-up-history'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { administersAll, maySeeService, type PortalCaller } from '../access/caller.ts'
import type { LocationSetting } from '../availability/setting.ts'
import type { Database } from '../database/database.ts'
import { type LocationContext, settingsWithin } from '../locations/list.ts'
import { type EditRight, editRight } from '../locations/policy.ts'
import { ownMessageRules } from '../notifications/rules/own-rules.ts'
import { ownRules } from '../queue/company-rules/rule-names.ts'
import { listSpecialistsToChange } from '../specialists/find.ts'
import { fieldChanges, isTimeField } from './field-changes.ts'
import { type AuditRow, listChangesOf, type Wanted } from './store.ts'

/**
 * Of one location with its services, of one service or specialist, of the company's own rules, or of all within reach; older than a change
 * where one is named; of some fields alone, each by its name or by what names of several begin with (`open`, `special_times`).
 */
export type HistoryInput = {
  locationId?: number | undefined
  serviceId?: number | undefined
  specialistId?: number | undefined
  kind?: 'company' | undefined
  before?: number | undefined
  fields?: readonly string[] | undefined
}

/** A change with the object that it is about as it is now, and those of its fields that the person may change too. */
export type ShownChange = {
  row: AuditRow
  kind: HistoryKind
  setting: LocationSetting | null
  changes: FieldChange[]
}
export type HistoryPage = { changes: ShownChange[]; next: number | null }

const pageSize = 50
/** Pages that are looked through at a time for changes of some fields. */
const mostPages = 20

/**
 * Lists who changed what of locations, services and specialists, newest first, a page at a time; `next` is
 * where the next one begins.
 */
export async function listSetUpChanges(
  context: LocationContext,
  caller: PortalCaller,
  input: HistoryInput,
): Promise<Result<HistoryPage>> {
  const places = await settingsWithin(context, caller)
  const { locationId: place, serviceId, specialistId, kind, fields } = input
  const isChosen = place !== undefined || serviceId !== undefined || specialistId !== undefined
  const chosen = places.filter(
    ({ locationId, services, specialists }) =>
      (place === undefined || place === locationId) &&
      (serviceId === undefined || services.has(serviceId)) &&
      (specialistId === undefined || specialists.has(specialistId)),
  )
  if (isChosen && chosen.length === 0) return refuse('not_found')
  const editable = chosen.filter((setting) => rightsIn(caller, setting).some((right) => right !== 'nothing'))
  if (editable.length === 0 && chosen.length > 0) return refuse('forbidden')

  const { scope, user } = caller
  const isWhole = !isChosen && kind === undefined && user.locationIds === null && user.serviceIds === null
  const wanted = isWhole ? everything : wantedIn(editable, input)
  const changes: ShownChange[] = []
  let next = input.before ?? null
  for (let pages = 0; pages < mostPages; pages += 1) {
    const before = next ?? undefined
    const rows = await listChangesOf(context.db, scope, { wanted, before, most: pageSize + 1 })
    const last = rows[pageSize - 1]
    next = rows.length > pageSize && last ? last.audit_id : null
    const specialists = await specialistsToChange(context.db, caller, rows)
    const shown = rows.slice(0, pageSize).flatMap((row) => shownChange(caller, editable, specialists, row))
    changes.push(...(fields ? shown.flatMap((change) => ofFields(change, fields)) : shown))
    if (next === null || !fields || changes.length > 0) break
  }
  return done({ changes, next })
}

/** A change as far as it is about some fields; how something was made is about all of them. */
function ofFields(change: ShownChange, fields: readonly string[]): ShownChange[] {
  if (change.row.before === null) return [change]
  const isMeant = (name: string) =>
    fields.some((field) => name === field || name.startsWith(`${field}_`) || name.startsWith(`${field}/`))
  const changes = change.changes.filter(({ field }) => isMeant(field))
  return changes.length > 0 ? [{ ...change, changes }] : []
}

const everything: Wanted = { location: 'all', service: 'all', specialist: 'all', company: 'all' }

const nothing: Wanted = { location: [], service: [], specialist: [], company: [] }

function wantedIn(
  settings: readonly LocationSetting[],
  { locationId, serviceId, specialistId, kind, fields }: HistoryInput,
): Wanted {
  if (kind === 'company') return { ...nothing, company: 'all' }
  if (serviceId !== undefined) return { ...nothing, service: [serviceId] }
  if (specialistId !== undefined) return { ...nothing, specialist: [specialistId] }
  // Fields of a location are its own: its services have fields of the same names.
  if (locationId !== undefined && fields) return { ...nothing, location: [locationId] }
  return {
    location: settings.map(({ locationId }) => locationId),
    service: settings.flatMap(({ services }) => [...services.keys()]),
    specialist: settings.flatMap(({ specialists }) => [...specialists.keys()]),
    company: [],
  }
}

function rightsIn(caller: PortalCaller, setting: LocationSetting) {
  return [editRight(caller, setting, 'location'), editRight(caller, setting, 'service')]
}

/** Ids of the specialists of some changes whom this person may change. */
export async function specialistsToChange(
  db: Database,
  caller: PortalCaller,
  rows: readonly AuditRow[],
): Promise<ReadonlySet<number>> {
  const ids = rows.filter((row) => row.object_kind === 'specialist').map((row) => Number(row.object_id))
  const records = await listSpecialistsToChange(db, caller, [...new Set(ids)])
  return new Set(records.map(({ row }) => row.specialist_id))
}

/** A change as this person may see it: nothing of what they could not change themselves. */
export function shownChange(
  caller: PortalCaller,
  settings: readonly LocationSetting[],
  specialists: ReadonlySet<number>,
  row: AuditRow,
): ShownChange[] {
  if (row.object_kind === 'company') return shownRules(caller, row)
  const kind = row.object_kind as SetUpKind
  const setting = settingOf(settings, kind, Number(row.object_id))
  if (kind !== 'specialist' && !setting) return []
  if (kind === 'service' && !maySeeService(caller, Number(row.object_id))) return []
  const right = rightOf(caller, kind, setting, specialists.has(Number(row.object_id)))
  const all = fieldChanges(row.before, row.after)
  const changes = right === 'all' ? all : all.filter(({ field }) => isTimeField(field))
  const isNew = row.before === null
  if (right === 'nothing' || (changes.length === 0 && !isNew)) return []
  return [{ row, kind, setting: setting ?? null, changes: isNew ? [] : changes }]
}

/** Right to change what a change is about: the hours of whoever serves elsewhere too are not those of an admin who is limited. */
function rightOf(
  caller: PortalCaller,
  kind: SetUpKind,
  setting: LocationSetting | undefined,
  isSpecialistToChange: boolean,
): EditRight {
  if (kind === 'specialist') return isSpecialistToChange ? 'all' : 'nothing'
  return setting ? editRight(caller, setting, kind) : 'nothing'
}

/** Rules of the company's line and messages, for whoever sets them; what else the operator changed of the company is not told. */
function shownRules(caller: PortalCaller, row: AuditRow): ShownChange[] {
  if (row.before === null || !administersAll(caller)) return []
  const rulesIn = (values: AuditRow['after']) => ({
    config: {
      queue: ownRules((values?.profile ?? {}) as object),
      messages: ownMessageRules((values?.profile ?? {}) as object),
    },
  })
  return [
    { row, kind: 'company', setting: null, changes: fieldChanges(rulesIn(row.before), rulesIn(row.after)) },
  ]
}

function settingOf(settings: readonly LocationSetting[], kind: SetUpKind, id: number) {
  if (kind === 'location') return settings.find(({ locationId }) => locationId === id)
  return settings.find(({ services, specialists }) => (kind === 'service' ? services : specialists).has(id))
}
