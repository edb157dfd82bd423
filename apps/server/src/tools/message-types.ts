import { requestSchemas } from '@rinda/contract/booking/requests'
import { z } from 'zod'

/** Lists the messages that the socket of bookings understands, each with the schema of its data. */
export function messageTypes() {
  return Object.entries(requestSchemas).map(([id, schema]) => ({
    id,
    type: 'message_type',
    attributes: { schema: z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) },
  }))
}
