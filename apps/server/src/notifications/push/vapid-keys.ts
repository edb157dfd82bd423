import type { Database } from '../../database/database.ts'
import { keepInstallationSecret } from '../../sign-in/installation-secrets.ts'

/** Pair of keys by which push services know who sends (RFC 8292), both base64url. Browsers are bound to the public one. */
export type VapidKeys = { publicKey: string; privateKey: string }

/** Gives the keys of this installation: those that the operator set, else those that were made the first time anyone asked. */
export async function getVapidKeys(db: Database, own: VapidKeys | undefined, now: Date): Promise<VapidKeys> {
  if (own) return own
  const kept = await keepInstallationSecret(db, 'web push keys', now, async () => {
    const { default: webPush } = await import('web-push')
    return JSON.stringify(webPush.generateVAPIDKeys())
  })
  return JSON.parse(kept) as VapidKeys
}
