import type { SampleKind } from '../booking/outbox.ts'

/** Kinds of messages to visitors that can be looked at before anybody gets one, in the order of a visit. */
export const sampleKinds = [
  'requested',
  'confirmed',
  'reminder',
  'moved',
  'moved_staff',
  'earlier',
  'canceled',
  'canceled_staff',
  'declined',
  'code',
  'link',
] as const satisfies readonly SampleKind[]

/** All kinds of messages that can be looked at: those, and what is told to the phone of a ticket and to new staff. */
export const previewedKinds = [...sampleKinds, 'ticket_next', 'ticket_called', 'invitation'] as const
export type PreviewedKind = (typeof previewedKinds)[number]
