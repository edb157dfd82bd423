import type { Database } from '../database/database.ts'

/** Follower of the streams that writes what is sent to webhooks, by its name in the database. */
export const webhooksFollower = 'webhooks'

/** Ground of what tells other systems of a company's changes. */
export type WebhooksContext = {
  db: Database
  mayBePrivate: boolean
  userAgent: string
  clock: () => Date
  /** Factor about 1, another each time, by which pauses are longer or shorter. */
  spread: () => number
  onFault: (error: unknown, about?: object) => void
}
