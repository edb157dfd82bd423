import { randomBytes } from 'node:crypto'
import type { Settings } from '../availability/settings.ts'
import type { Write } from '../changes/write.ts'
import type { Database } from '../database/database.ts'
import type { Systems } from '../remote-systems/heard.ts'

/** Context of every verb of the line. */
export type QueueContext = {
  db: Database
  settings: Settings
  write: Write
  ids: TicketIds
  systems: Systems
}

export type TicketIds = { token: () => string }

export const randomTicketIds: TicketIds = { token: () => randomBytes(24).toString('base64url') }
