import { askServiceImpact } from '@rinda/client/set-up/impact-calls'
import type { Service, ServiceDraft } from '@rinda/client/set-up/locations'
import { http } from '../../session/queries.ts'
import { useImpact } from '../../set-up/impact/use-impact.tsx'
import { useSaveService } from '../../set-up/use-save-service.ts'

/**
 * Fields whose change can leave existing bookings outside: the service is switched off, or cannot be booked
 * on their days.
 */
const leavesOutside: readonly (keyof ServiceDraft)[] = ['isActive', 'bmsStartDate', 'bmsEndDate']

type Saved = Awaited<ReturnType<ReturnType<typeof useSaveService>['save']>>
export type ChangeService = (
  service: Service,
  draft: ServiceDraft,
  options?: { base?: Service },
) => Promise<Saved | null>

/** Saves a change of a service; whom it would leave outside is asked first, and null is that it was left as it is. `dialog` is to be drawn. */
export function useChangeService() {
  const { save } = useSaveService()
  const impact = useImpact()

  const change: ChangeService = async (service, draft, options) => {
    const place = { locationId: service.locationId, serviceId: service.id }
    if (draft.isActive === true || !leavesOutside.some((name) => name in draft))
      return await save(place, draft, options)
    const done: { saved: Saved | null } = { saved: null }
    await impact.beforeSaving([() => askServiceImpact(http, place, draft)], async () => {
      done.saved = await save(place, draft, options)
      return done.saved.kind === 'saved'
    })
    return done.saved
  }
  return { change, dialog: impact.dialog }
}
