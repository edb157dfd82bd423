import type { Settings } from '../availability/settings.ts'
import type { Database } from '../database/database.ts'
import type { VapidKeys } from './push/vapid-keys.ts'

/** Follower of the streams that writes the messages, by its name in the database. */
export const messagesFollower = 'visitor-messages'

/** Ground of what tells visitors of their bookings. Where a channel has no address, its messages are only kept. */
export type NotifierContext = {
  db: Database
  settings: Pick<Settings, 'find' | 'readNow'>
  config: {
    smtpUrl?: string | undefined
    smsUrl?: string | undefined
    mailFrom?: string | undefined
    publicUrl?: string | undefined
    port?: number
    /** Undefined: the keys are made here. */
    vapidKeys?: VapidKeys | undefined
    mayCallPrivateUrls: boolean
  }
  clock: () => Date
  /** Headers by which a call to another system says what it is part of. */
  traced: () => Record<string, string>
  onFault: (error: unknown, about?: object) => void
}
