import { serverNow } from '@rinda/live/clock/server-now'
import { deviceStorage } from '@rinda/live/device-storage'
import { type KeptRecord, recordsFrom, withRecord } from './records.ts'
import { seal, unseal } from './sealed.ts'

const storageKey = 'rinda.visit.kept'

/** A page as it was true at a moment, in ms since 1970. */
export type Kept<Value> = { readonly at: number; readonly value: Value }
type Page = {
  readonly name: string
  /** Token of the link that leads there; null: everybody may read it. */
  readonly token: string | null
  readonly at: number
  readonly until: number
}

/** Names that were forgotten since the page was loaded: what is still being sealed of them is not kept. */
const forgotten = new Set<string>()

/** Keeps a page for when there is no line; where the device cannot, nothing. */
export async function keepPage({ name, token, at, until }: Page, value: object): Promise<void> {
  try {
    const plain = JSON.stringify(value)
    const text = token === null ? plain : await seal(plain, token)
    if (!forgotten.has(name)) write(withRecord(read(), { name, at, until, text }))
  } catch {}
}

/** Gives a page as it was kept; null where there is none, or its token is another. */
export async function keptPage<Value>(name: string, token: string | null): Promise<Kept<Value> | null> {
  const record = read().find((one) => one.name === name)
  if (!record) return null
  try {
    const plain = token === null ? record.text : await unseal(record.text, token)
    return { at: record.at, value: JSON.parse(plain) as Value }
  } catch {
    return null
  }
}

/** Forgets a page: it leads nowhere any more, or whoever it is about has their data erased. */
export function forgetPage(name: string): void {
  forgotten.add(name)
  write(read().filter((one) => one.name !== name))
}

/** Forgets all pages of one's own. */
export function forgetPages(): void {
  const kept = read()
  for (const { name } of kept) forgotten.add(name)
  write([])
}

function read(): readonly KeptRecord[] {
  return recordsFrom(deviceStorage('localStorage').getItem(storageKey), serverNow())
}

function write(records: readonly KeptRecord[]): void {
  if (records.length > 0) deviceStorage('localStorage').setItem(storageKey, JSON.stringify(records))
  else deviceStorage('localStorage').removeItem(storageKey)
}
