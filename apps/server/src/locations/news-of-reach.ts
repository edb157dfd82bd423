import type { PlatformEvent } from '../changes/platform-event-store.ts'

/**
 * Lists the news of a location whose booking-system id is another now, or that is new: rights name locations by what that id begins with, so
 * that other people of the company may reach it.
 */
export function newsOfReach(
  { companyId }: { companyId: number },
  bmsIdBefore: string,
  bmsIdAfter: string,
): readonly PlatformEvent[] {
  if (bmsIdBefore === bmsIdAfter) return []
  return [{ type: 'people_changed', concerned: { companyIds: [companyId] } }]
}
