import { plainName } from './fields.ts'

/** A location as names of a file are matched with it: by any of its names, in any language, or by its id. */
export type MoveInPlace = {
  readonly id: number
  readonly names: readonly string[]
  readonly services: readonly {
    readonly id: number
    readonly names: readonly string[]
    readonly minutes: number
  }[]
  readonly specialists: readonly { readonly id: number; readonly names: readonly string[] }[]
}

/** Kinds of things that a file names by words of its own. */
export type NamedKind = 'location' | 'service' | 'specialist'

/** Answers of a person for names that nothing was found for, by `nameKey`; null: with whoever is free. */
export type NameChoices = ReadonlyMap<string, number | null>

/** Key of a name of a file at a location: the same however it is typed. */
export function nameKey(kind: NamedKind, locationId: number | null, name: string): string {
  return `${kind} ${locationId ?? ''} ${plainName(name)}`
}

type Named = { readonly id: number; readonly names: readonly string[] }

/** Finds what a text of a file names; undefined where nothing has that name, or more than one thing has it. */
export function findNamed<Thing extends Named>(things: readonly Thing[], text: string): Thing | undefined {
  const wanted = plainName(text)
  const found = things.filter(({ names }) => names.some((name) => plainName(name) === wanted))
  if (found.length === 1) return found[0]
  return /^\d+$/.test(text.trim()) ? things.find(({ id }) => id === Number(text)) : undefined
}
