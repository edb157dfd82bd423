import type { Role } from '@rinda/domain/access/role'
import type { Directory } from '@rinda/rulebook/directory'

/** A person whose session was found: who they are and what they may touch. Only `people/` makes one. */
export type SignedIn = {
  readonly companyId: number
  readonly portalUserId: number
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly permissions: readonly string[]
  /** Null: every location of the company; else only these, whoever said so: their row, the directory, a right. */
  readonly locationIds: readonly number[] | null
  /** Null: every service of the company; else only these. */
  readonly serviceIds: readonly number[] | null
  /** Directory as it was when the session was looked up. */
  readonly directory: Directory
  readonly updatedAt: Date
  /** Token that the socket handshake carries. It comes out of the cookie's secret and is stored nowhere. */
  readonly token: string | null
  /** A stable name of the session, fit for logs and rooms: it opens nothing. */
  readonly sessionKey: string
  readonly expiresAt: Date
}
