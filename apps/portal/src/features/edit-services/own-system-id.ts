import { makeId } from '../../session/make-id.ts'

/** An id for a service that no other system knows: having one is what makes it bookable, or queued for. */
export function ownSystemId(): string {
  return `rinda-${makeId()}`
}
