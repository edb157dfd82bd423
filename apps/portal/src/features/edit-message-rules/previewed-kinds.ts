import type { PreviewedKind } from '@rinda/contract/set-up/message-rules'

/** Messages that can be looked at, in the order of a visit. */
export const previewedKinds = [
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
  'ticket_next',
  'ticket_called',
  'invitation',
] as const satisfies readonly PreviewedKind[]
