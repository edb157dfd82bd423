import { z } from 'zod'
import { opaque, rowId, text } from '../wire/fields.ts'
import { handshake } from '../wire/handshake.ts'

const part = text(100)
  .nullish()
  .transform((said) => said ?? '')

/** Handshake of the queue socket: that of the booking socket, the device, and the ticket that a visitor's page has already. */
export const queueHandshake = handshake.extend({
  device: z
    .object({ manufacturer: part, model: part, platform: part, version: part }, 'field_wrong')
    .nullish()
    .transform((device) => device ?? { manufacturer: '', model: '', platform: '', version: '' }),
  /** Ticket of whom the socket is: with its token, each change of it is told. */
  ticket: z.object({ id: rowId, token: opaque }, 'field_wrong').nullish(),
})
