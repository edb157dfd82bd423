import type { ClientMessage } from '@rinda/contract/queue/replies'
import type { ClientAttributes, ClientResource } from '@rinda/contract/queue/ticket'

/** Device that is connected to the queue socket, at whichever process. */
export type Client = {
  companyId: number
  /** The one location that it is about; null: all of them. */
  locationId: number | null
  attributes: ClientAttributes
}

/** A client as it is told; its address to monitors only. */
export function clientResource(
  { attributes: { ip, ...attributes } }: Client,
  withIp: boolean,
): ClientResource {
  const told = withIp && ip !== undefined ? { ...attributes, ip } : attributes
  return { id: attributes.socket_id, type: 'client', attributes: told }
}

/** Makes the message about one client. Its fields stand beside its resource too. */
export function clientMessage(
  client: Client,
  withIp: boolean,
  type: ClientMessage['type'] = 'client',
): ClientMessage {
  const data = clientResource(client, withIp)
  return { type, data: { data, ...data.attributes } }
}
