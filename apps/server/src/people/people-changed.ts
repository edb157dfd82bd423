import type { SignedIn } from './sessions/signed-in.ts'

/** Whom a change may be about. Rather one too many than one too few: who it is not about is only looked up once more. */
export type Concerned = (person: SignedIn) => boolean
type Listener = (isConcerned: Concerned) => void

const listeners = new Set<Listener>()

/** Hears when what people may do was changed in this process. Gives back how to stop. */
export function onPeopleChanged(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** To be called once such a change is committed, so that who is signed in sees it at once. */
export function tellPeopleChanged(isConcerned: Concerned): void {
  for (const listener of listeners) listener(isConcerned)
}
