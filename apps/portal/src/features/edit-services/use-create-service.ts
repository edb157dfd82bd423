import type { HttpFailure } from '@rinda/client/http/create-http'
import type { ServiceDraft } from '@rinda/client/set-up/locations'
import { createService } from '@rinda/client/set-up/service-calls'
import { makeId } from '@rinda/live/make-id'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { withService } from '../../session/own-locations.ts'
import { changeLocations, http } from '../../session/queries.ts'
import { useSession } from '../../session/session.tsx'
import { useNotify } from '../../set-up/use-notify.ts'

/** Makes a service of a location. Sent again after no answer came, it is made once. */
export function useCreateService(locationId: number) {
  const queries = useQueryClient()
  const notify = useNotify()
  const { language } = useSession()
  const sent = useRef({ draft: '', key: '' })

  /** Answers null when it is made, else why it is not; both are said. */
  async function create(draft: ServiceDraft): Promise<HttpFailure | null> {
    const failure = await make(draft)
    const name = draft.name?.[language] ?? ''
    if (failure) notify.refused(name, failure)
    else notify.created(name)
    return failure
  }

  async function make(draft: ServiceDraft): Promise<HttpFailure | null> {
    const text = JSON.stringify(draft)
    // Other contents are another service; the same, whose answer never came, is the same.
    if (sent.current.draft !== text) sent.current = { draft: text, key: makeId() }
    const result = await createService(http, locationId, draft, { idempotencyKey: sent.current.key })
    if (!result.ok) {
      if (result.failure.kind === 'refused') sent.current = { draft: '', key: '' }
      return result.failure
    }
    const { value } = result
    if (!value) return { kind: 'unreachable' }
    sent.current = { draft: '', key: '' }
    changeLocations(queries, (own) => withService(own, value))
    return null
  }
  return { create }
}
