import { type PlatformEvent, recordPlatformEvents } from '../changes/platform-event-store.ts'
import type { World } from './towns/world.ts'

/** Says what another process has changed, as that one would, and waits until it is known: a test has changed it by hand. */
export async function sayFromElsewhere(
  { db, deliver }: Pick<World, 'db' | 'deliver'>,
  event: PlatformEvent,
): Promise<void> {
  const [written] = await db.transaction().execute((tx) => recordPlatformEvents(tx, [event], new Date()))
  if (written) await deliver({ type: 'platform_stands', seq: written.seq })
}
