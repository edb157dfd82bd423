import type { Past } from '@rinda/client/set-up/past'
import type { HistoryKind } from '@rinda/contract/set-up/set-up-history'
import { weekdays } from '@rinda/domain/time/zone'

type SetUp = Extract<Past, { part: 'hours' | 'rules' }>
type Attributes = Readonly<Record<string, unknown>>

/** A field as the history names it, with its value at the moment. */
export type ShownField = { readonly field: string; readonly value: unknown; readonly isInherited?: boolean }
/** Fields of one thing that is set up. */
export type ShownGroup = {
  readonly kind: HistoryKind
  readonly id: string
  readonly attributes: Attributes
  readonly fields: readonly ShownField[]
}

/** Lists what a part shows of the location, its services and, of rules, its company. */
export function shownGroups(past: SetUp): ShownGroup[] {
  const isHours = past.part === 'hours'
  const { location, services } = past
  const groups: ShownGroup[] = [
    {
      ...{ kind: 'location', id: location.id, attributes: location.attributes },
      fields: isHours ? hoursOf(location.attributes) : rulesOfLine(location.attributes),
    },
    ...services.map(
      ({ id, attributes }): ShownGroup => ({
        ...{ kind: 'service', id, attributes },
        fields: isHours ? timesOf(attributes, 'booking_times') : rulesOfService(attributes),
      }),
    ),
  ]
  if (past.part === 'rules' && past.company) {
    const { id, attributes } = past.company
    groups.unshift({ kind: 'company', id, attributes: {}, fields: rulesOfCompany(attributes) })
  }
  return groups
    .map((group) => ({ ...group, fields: [...group.fields, ...unsaidThen(past, group)] }))
    .filter(({ fields }) => fields.length > 0)
}

/** Fields that nobody had said anything of then, and that were given a value since. */
function unsaidThen({ changes }: SetUp, { kind, id, fields }: ShownGroup): ShownField[] {
  const known = new Set(fields.map(({ field }) => field))
  const since = new Map<string, unknown>()
  // Newest first: what the oldest change was from is what there was.
  for (const change of changes) {
    if (change.object_kind !== kind || change.object_id !== id) continue
    for (const { field, from } of change.changes) if (!known.has(field)) since.set(field, from)
  }
  return [...since].map(([field, value]) => ({ field, value }))
}

function configOf(attributes: Attributes): Attributes {
  return (attributes.config ?? {}) as Attributes
}

const weekOrder = [...weekdays.filter((day) => day !== 'sunday'), 'sunday' as const]

function hoursOf(attributes: Attributes): ShownField[] {
  const week = weekOrder.map((day) => {
    const [from, till] = [attributes[`open_${day}_from`], attributes[`open_${day}_till`]]
    return { field: `open_${day}`, value: from && till ? { from, till } : null }
  })
  return [...week, ...timesOf(attributes, 'special_times')]
}

/** Times that stand by day, each day by itself. */
function timesOf(attributes: Attributes, name: 'special_times' | 'booking_times'): ShownField[] {
  const entries = (configOf(attributes)[name] ?? []) as readonly { day?: string }[]
  const days = Map.groupBy(entries, ({ day = '' }) => day)
  return [...days].map(([day, own]) => ({ field: `${name}/${day}`, value: own }))
}

function rulesOfLine(attributes: Attributes): ShownField[] {
  const rules = (configOf(attributes).queue ?? {}) as Attributes
  return Object.entries(rules).map(([rule, value]) => ({ field: `queue/${rule}`, value }))
}

function rulesOfCompany({ inherited, ...own }: Attributes & { inherited: Attributes }): ShownField[] {
  return Object.entries(own).map(([rule, value]) => ({
    ...{ field: `queue/${rule}`, value: value ?? inherited[rule] },
    isInherited: value === null,
  }))
}

/** Attributes of a service that are rules of its booking; those of `config` but its times are rules too. */
const serviceRules = ['duration', 'step', 'capacity', 'active', 'visible', 'bms_start_date', 'bms_end_date']

function rulesOfService(attributes: Attributes): ShownField[] {
  const { booking_times: _, specialists, ...config } = configOf(attributes)
  return [
    ...serviceRules.flatMap((field) => (field in attributes ? [{ field, value: attributes[field] }] : [])),
    { field: 'specialists', value: specialists },
    ...Object.entries(config).map(([name, value]) => ({ field: `config/${name}`, value })),
  ]
}
