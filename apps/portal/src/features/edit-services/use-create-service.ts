import type { HttpFailure } from '@rinda/client/http/create-http'
import type { ServiceDraft } from '@rinda/client/set-up/locations'
import { createService } from '@rinda/client/set-up/service-calls'
import { useQueryClient } from '@tanstack/react-query'
import { withService } from '../../session/locations/own-locations.ts'
import { changeLocations, http } from '../../session/queries.ts'
import { useSession } from '../../session/session.tsx'
import { useNotify } from '../../set-up/use-notify.ts'
import { useSendOnce } from '../../set-up/use-send-once.ts'

/** Makes a service of a location. Sent again after no answer came, it is made once. */
export function useCreateService(locationId: number) {
  const queries = useQueryClient()
  const notify = useNotify()
  const { language } = useSession()
  const sendOnce = useSendOnce()

  /** Answers null when it is made, else why it is not; both are said. */
  async function create(draft: ServiceDraft): Promise<HttpFailure | null> {
    const failure = await make(draft)
    const name = draft.name?.[language] ?? ''
    if (failure) notify.refused(name, failure)
    else notify.created(name)
    return failure
  }

  async function make(draft: ServiceDraft): Promise<HttpFailure | null> {
    const result = await sendOnce(draft, (once) => createService(http, locationId, draft, once))
    if (!result.ok) return result.failure
    const { value } = result
    if (!value) return { kind: 'unreachable' }
    changeLocations(queries, (own) => withService(own, value))
    return null
  }
  return { create }
}
