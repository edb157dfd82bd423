import type { SetUpRow } from '@rinda/contract/set-up/set-up-file'
import type { Refusal, Result } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../access/caller.ts'
import type { CompanyScope } from '../access/scope.ts'
import type { LocationSetting } from '../availability/setting.ts'
import type { SettingChange } from '../availability/settings.ts'
import type { PlatformEvent } from '../changes/platform-event-store.ts'
import type { Answer, Asked, Written } from '../changes/work.ts'
import { writeWithin } from '../changes/write-within.ts'
import type { Database } from '../database/database.ts'
import { refusalText } from '../edge/refusal-text.ts'
import { fieldChanges } from '../history/field-changes.ts'
import type { LineFiguresSource } from '../locations/line-figures.ts'
import type { SetUpWriting } from '../locations/write/set-up-context.ts'
import { saysNothingNew } from './says-nothing-new.ts'

type Start = {
  context: SetUpWriting
  tx: Database
  caller: PortalCaller
  scope: CompanyScope
  now: Date
}
export type RowStart = Pick<SetUpRow, 'kind' | 'place' | 'id' | 'name'>

/** A file on its way through one transaction: what its rows did so far, and what was refused. */
export class FileRun {
  readonly rows: SetUpRow[] = []
  readonly refusals: Refusal[] = []
  readonly changes: Written['changes'][number][] = []
  readonly platformEvents: PlatformEvent[] = []
  /** Verbs run within it write into this transaction, and their changes are kept with all the others. */
  readonly within: SetUpWriting
  /** Request of who imports, limited to this company. A row has no key of its own: the file has one. */
  readonly asked: Asked<PortalCaller>
  /** Same request with all that its caller may reach: whoever makes a location says of which company it is. */
  readonly askedByMaker: Asked<PortalCaller>
  readonly companyId: number
  private readonly start: Start
  private readonly lines = new Map<number, ReturnType<LineFiguresSource['within']>>()
  private readonly before = new Map<number, LocationSetting>()
  /** Locations of which rows before have changed something: what is remembered of them holds no longer. */
  private readonly touched = new Set<number>()

  constructor(start: Start) {
    const { context, tx, caller, scope, now } = start
    this.start = start
    const known = (locationId: number) => this.before.get(locationId)
    const lineFigures = { ...context.lineFigures, within: this.lineOnce }
    this.within = { ...context, db: tx, write: writeWithin(tx, this), known, lineFigures }
    this.asked = { caller: { ...caller, scope }, request: null, now }
    this.askedByMaker = { caller, request: null, now }
    this.companyId = scope.companyId
  }

  /** A line is read once for all rows of its location: no row of a file changes it. */
  private readonly lineOnce: LineFiguresSource['within'] = (db, locationId) => {
    const read = this.lines.get(locationId) ?? this.start.context.lineFigures.within(db, locationId)
    this.lines.set(locationId, read)
    return read
  }

  /** To be called before a location that is there already, or what belongs to it, is changed. */
  async remember(locationId: number): Promise<void> {
    const { context, tx, scope } = this.start
    if (this.before.has(locationId)) return
    const setting = await context.settings.readNow(tx, scope, locationId)
    if (setting) this.before.set(locationId, setting)
  }

  /** The locations that it has touched, as they were and as they are by now. */
  async changedPlaces(): Promise<SettingChange[]> {
    const { context, tx, scope } = this.start
    const places: SettingChange[] = []
    for (const [id, before] of this.before) {
      const after = await context.settings.readNow(tx, scope, id)
      if (after) places.push({ before, after })
    }
    return places
  }

  /** Keeps a row that says of a location that is remembered, or of a service there, what stands already; false where its verb has to be run. */
  keepSame(
    start: RowStart & { kind: 'location' | 'service' },
    locationId: number,
    attributes: Readonly<Record<string, unknown>>,
  ): boolean {
    const { id, kind } = start
    const setting = this.before.get(locationId)
    if (id === null || !setting || this.touched.has(locationId)) return false
    const { caller, now } = this.asked
    if (!saysNothingNew(caller, setting, { kind, id, attributes }, now)) return false
    this.rows.push({ ...start, id, outcome: 'same', fields: [], faults: [] })
    return true
  }

  /** Runs the verb of a row and keeps what became of it. The id of what was made or changed; null where it was refused. */
  async row(start: RowStart, act: () => Promise<Result<Answer>>): Promise<number | null> {
    const first = this.changes.length
    const result = await act()
    if (!result.ok) {
      this.refuse(start, result.refusals)
      return null
    }
    const changes = this.changes.slice(first)
    for (const { event } of changes) if (event) this.touched.add(event.locationId)
    const isNew = start.id === null
    const fields = changes.flatMap((change) =>
      isNew || change.action === null ? [] : fieldChanges(change.before, change.after),
    )
    const outcome = isNew ? 'new' : changes.length > 0 ? 'changed' : 'same'
    const id = Number(result.value.resource.id)
    this.rows.push({ ...start, id, outcome, fields: fields.map(({ field }) => field), faults: [] })
    return id
  }

  /** Keeps why a row is not as it should be; the fields are named as in a payload of their own, `location/name_lv`. */
  refuse(start: RowStart, refusals: readonly Refusal[]): void {
    const placed = refusals.map((refusal) => ({ ...refusal, field: fieldIn(start.place, refusal.field) }))
    this.refusals.push(...placed)
    const faults = refusals.map((refusal) => ({
      field: fieldIn('', refusal.field),
      info: refusalText(refusal),
    }))
    this.rows.push({ ...start, outcome: 'wrong', fields: [], faults })
  }
}

/** `location/name_lv` in the row where it stands; what is said of the whole is said of its id. */
function fieldIn(place: string, field: string | undefined): string {
  const own = field?.split('/').slice(1).join('/') || 'id'
  return place === '' ? own : `set_up/${place}/${own}`
}
