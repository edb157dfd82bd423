import { randomInt } from 'node:crypto'
import { newSessionSecret } from '../../sign-in/sessions/session-secrets.ts'
import type { QueueContext } from '../context.ts'

/** Source of what nobody may guess of a kiosk: its code of six digits, and the secret of its device. */
export type KioskSecrets = { code: () => string; secret: () => string }

export const randomKioskSecrets: KioskSecrets = {
  code: () => String(randomInt(1_000_000)).padStart(6, '0'),
  secret: newSessionSecret,
}

/** Context of the verbs about kiosks. */
export type KioskContext = Omit<QueueContext, 'ids' | 'systems'> & { secrets: KioskSecrets }
