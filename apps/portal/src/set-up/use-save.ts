import type { Texts } from '@rinda/client/http/entity'
import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { useQueryClient } from '@tanstack/react-query'
import { type OwnLocations, type PendingChange, shownOf } from '../session/locations/own-locations.ts'
import { usePhrases } from '../session/phrases.ts'
import { changeLocations, locationsQuery } from '../session/queries.ts'
import { inLine, type Outcome, saveChange, saveFresh, type Wire } from './save-change.ts'
import { type Refused, useNotify } from './use-notify.ts'

/**
 * Outcome of a change. `changed`: somebody else was quicker, nothing was saved, and `fresh` is their version.
 */
export type Saved<Value> =
  | { readonly kind: 'saved'; readonly value: Value }
  | ({ readonly kind: 'changed'; readonly fresh: Value } & Refused)
  | ({ readonly kind: 'refused' } & Refused)

type Named = { readonly timestamp: number; readonly name: Texts }
export type SaveOptions<Value> = {
  /** The version that the change was made from: it is not made of another. */
  readonly base?: Value
  /** One of several changes that are one act: whoever makes them says once what became of them. */
  readonly isQuiet?: boolean
  /** Gives the name of a field where it is shown, by its name on the wire. */
  readonly labelOf?: (attribute: string) => string
}

/** A thing that is changed: how, and where it stands among what is set up. */
type Thing<Value> = {
  readonly key: string
  readonly wire: Wire<Value>
  readonly find: (locations: readonly Location[]) => Value | undefined
  readonly place: (setUp: OwnLocations, value: Value) => OwnLocations
  readonly pendingOf: (draft: object) => PendingChange
}

/**
 * Saves a change of what is set up: it is shown at once, and when it is refused it is taken back and said why. With a `base` nothing is
 * saved over what somebody else has changed since.
 */
export function useSave<Value extends Named>() {
  const queries = useQueryClient()
  const notify = useNotify()
  const { language } = usePhrases('shell')

  const known = () => queries.getQueryData<OwnLocations>(locationsQuery.queryKey)
  const patch = (change: (own: OwnLocations) => OwnLocations) => changeLocations(queries, change)

  async function run(
    thing: Thing<Value>,
    draft: object,
    act: () => Promise<Outcome<Value>>,
    { isQuiet = false, labelOf }: SaveOptions<Value>,
  ): Promise<Saved<Value>> {
    const pending = thing.pendingOf(draft)
    patch((setUp) => ({ ...setUp, pending: [...setUp.pending, pending] }))
    const outcome = await inLine(thing.key, act)
    const now = outcome.kind === 'saved' ? outcome.value : outcome.kind === 'changed' ? outcome.fresh : null
    patch((setUp) => {
      const settled = { ...setUp, pending: setUp.pending.filter((one) => one !== pending) }
      return now ? thing.place(settled, now) : settled
    })
    const names = (now ?? thing.find(known()?.locations ?? []))?.name
    const name = names ? nameIn(language, names) : ''
    if (outcome.kind === 'saved') {
      if (!isQuiet) notify.updated(name)
      return outcome
    }
    const refused = notify.refused(name, outcome.failure, { isQuiet, labelOf })
    return outcome.kind === 'changed'
      ? { kind: 'changed', fresh: outcome.fresh, ...refused }
      : { kind: 'refused', ...refused }
  }

  return {
    save: (thing: Thing<Value>, draft: object, options: SaveOptions<Value>) =>
      run(thing, draft, () => saveChange(thing.wire, draft, options.base), options),
    async saveFresh(
      thing: Thing<Value>,
      change: (current: Value) => object,
      options: Pick<SaveOptions<Value>, 'isQuiet'> = {},
    ) {
      const setUp = known()
      const shown = setUp && thing.find(shownOf(setUp))
      const act = () => saveFresh(thing.wire, thing.find(known()?.locations ?? []), change)
      return await run(thing, shown ? change(shown) : {}, act, options)
    },
  }
}
