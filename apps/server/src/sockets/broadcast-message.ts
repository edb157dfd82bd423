import type { Envelope } from '@rinda/contract/wire/envelope'
import type { StreamEvent } from '../changes/record-store.ts'

/** An event of the stream as it is broadcast. */
export function messageOf(event: StreamEvent): Envelope {
  return { type: event.type, seq: event.seq, data: { data: event.resource } }
}
