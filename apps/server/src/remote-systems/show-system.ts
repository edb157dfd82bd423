import type { QueueSystemAttributes, SystemFault } from '@rinda/contract/queue/queue-system'

/** Row of another system, as far as its state is shown. */
type KnownSystem = {
  is_online: boolean
  since: Date
  fault: SystemFault | null
  heard_at: Date | null
  ask_at: Date
}

/**
 * Shows what is known of another system: nothing of where it is, or of what we prove ourselves with. `isOnline` is what is said where nothing
 * is known.
 */
export function showSystem(
  known: KnownSystem | undefined,
  isOnline: boolean,
): Omit<QueueSystemAttributes, 'elsewhere' | 'unknown_service_ids'> {
  return {
    online: known?.is_online ?? isOnline,
    since: known && (known.heard_at || known.fault) ? known.since.toISOString() : null,
    fault: known?.fault ?? null,
    heard_at: known?.heard_at?.toISOString() ?? null,
    ask_at: known?.ask_at.toISOString() ?? null,
  }
}
