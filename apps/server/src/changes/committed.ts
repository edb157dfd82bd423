import type { NumberedPlatformEvent } from './platform-event-store.ts'
import type { StreamEvent } from './record-store.ts'

/** Outcome of a committed transaction that others have to know: its company, and all processes. */
export type Committed = {
  readonly events: readonly StreamEvent[]
  readonly platformEvents: readonly NumberedPlatformEvent[]
}

/** Publishes what was committed. To be called right after the commit, before whoever asked is answered. */
export type Publish = (committed: Committed) => void
