import { makeId } from '@rinda/live/make-id'

/** An id for a service that no other system knows: having one is what makes it bookable, or queued for. */
export function ownSystemId(): string {
  return `rinda-${makeId()}`
}
