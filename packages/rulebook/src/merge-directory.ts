import { z } from 'zod'
import { overlaid } from './answers.ts'
import type { AccountEntry, Directory, DomainEntry } from './directory-shape.ts'
import { faultsOf, type OverrideFault, type ProfileOverride } from './override.ts'
import { profileOverride } from './override-shape.ts'

const domainName = z
  .string()
  .max(253)
  .regex(/^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}\d-]{2,}$/u, 'not a domain')
  .toLowerCase()
const address = z
  .string()
  .max(254)
  .regex(/^[^\s@]+@[^\s@]+$/, 'not an e-mail address')
  .toLowerCase()
const id = z.int().min(1).max(2_147_483_647)
const profile = profileOverride.exactOptional()
const yes = z.boolean().exactOptional()

/** `isRemoved` takes away what the directory has had under that name. What a row leaves out stays as it was. */
const directoryRows = z.strictObject({
  domains: z
    .array(
      z.strictObject({
        domain: domainName,
        companyId: id.exactOptional(),
        isPartner: yes,
        withSubdomains: yes,
        profile,
        isRemoved: yes,
      }),
    )
    .exactOptional(),
  accounts: z
    .array(z.strictObject({ email: address, isCompanyAdmin: yes, isKnown: yes, profile, isRemoved: yes }))
    .exactOptional(),
  prefixes: z
    .array(
      z.strictObject({
        prefix: z.string().min(1).max(254).toLowerCase(),
        profile: profileOverride.exactOptional(),
        isRemoved: yes,
      }),
    )
    .exactOptional(),
})

/** The rows of the database that say who belongs where, as `parseDirectoryRows` has read them. */
export type DirectoryRows = z.infer<typeof directoryRows>

/** Reads rows from outside. Each fault names its field, `domains.0.profile.calendar.startMinute`. */
export function parseDirectoryRows(
  value: unknown,
): { ok: true; rows: DirectoryRows } | { ok: false; faults: readonly OverrideFault[] } {
  const result = directoryRows.safeParse(value ?? {})
  return result.success ? { ok: true, rows: result.data } : { ok: false, faults: faultsOf(result.error) }
}

type Said = { isRemoved?: boolean; profile?: ProfileOverride }

/** The entries with what the rows say of them: their profiles answer by answer, the row's answer wins. */
function merged<Entry extends { profile?: ProfileOverride }, Row extends Said>(
  entries: Readonly<Record<string, Entry>>,
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  entryOf: (row: Row, before: Entry | undefined) => Entry,
): Record<string, Entry> {
  const result = new Map(Object.entries(entries))
  for (const row of rows) {
    const name = nameOf(row)
    const before = result.get(name)
    if (row.isRemoved) result.delete(name)
    else
      result.set(name, {
        ...entryOf(row, before),
        profile: overlaid(before?.profile ?? {}, row.profile ?? {}),
      })
  }
  return Object.fromEntries(result)
}

/**
 * The directory that holds: the base with the database's rows over it. A domain's row that is new needs its company;
 * throws RangeError where it has none. Feed it what `parseDirectoryRows` gives.
 */
export function mergeDirectory(base: Directory, rows: DirectoryRows): Directory {
  const prefixes = Object.entries(base.prefixes ?? {}).map(([name, profile]) => [name, { profile }])
  const byPrefix = merged<Said, Said & { prefix: string }>(
    Object.fromEntries(prefixes),
    rows.prefixes ?? [],
    ({ prefix }) => prefix,
    () => ({}),
  )
  return {
    domains: merged(base.domains, rows.domains ?? [], ({ domain }) => domain, domainEntry),
    accounts: merged(base.accounts, rows.accounts ?? [], ({ email }) => email, accountEntry),
    prefixes: Object.fromEntries(Object.entries(byPrefix).map(([name, { profile = {} }]) => [name, profile])),
  }
}

type DomainRow = NonNullable<DirectoryRows['domains']>[number]

function domainEntry(row: DomainRow, before: DomainEntry | undefined): DomainEntry {
  const { domain, isRemoved: _, profile: __, ...said } = row
  const companyId = said.companyId ?? before?.companyId
  if (companyId === undefined) throw new RangeError(`directory: domain ${domain}: companyId: missing`)
  return { isPartner: false, ...before, ...said, companyId }
}

type AccountRow = NonNullable<DirectoryRows['accounts']>[number]

function accountEntry(row: AccountRow, before: AccountEntry | undefined): AccountEntry {
  const { email: _, isRemoved: __, profile: ___, ...said } = row
  return { ...before, ...said }
}
