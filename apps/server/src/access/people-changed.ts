import type { SignedIn } from './signed-in.ts'

/** Whom a change may be about. Rather one too many than one too few: who it is not about is only looked up once more. */
export type Concerned = (person: SignedIn) => boolean
type Listener = (isConcerned: Concerned) => void

const listeners = new Set<Listener>()
let changes = 0

/** Hears when what people may do was changed in this process. Gives back how to stop. */
export function onPeopleChanged(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** How many such changes there were so far: what was looked up before the last of them may be out of date. */
export function peopleChanges(): number {
  return changes
}

/** To be called once such a change is committed, so that who is signed in sees it at once. */
export function tellPeopleChanged(isConcerned: Concerned): void {
  changes += 1
  for (const listener of listeners) listener(isConcerned)
}
