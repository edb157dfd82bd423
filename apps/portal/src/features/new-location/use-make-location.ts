import type { HttpFailure } from '@rinda/client/http/create-http'
import { createLocation, updateLocation } from '@rinda/client/set-up/location-calls'
import type { Location } from '@rinda/client/set-up/locations'
import { makeId } from '@rinda/live/make-id'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { withLocation } from '../../session/locations/own-locations.ts'
import { changeLocations, http } from '../../session/queries.ts'
import { locationOf, type NewLocation, unsavedOf } from './draft.ts'

type Made = { readonly ok: true } | { readonly ok: false; readonly failure: HttpFailure }

/**
 * Makes the location, once: it is sent under a key of its own, which is kept with what was typed. If it was made without our hearing of it,
 * what was typed since is saved after it. Gone back to once it is there, it is changed.
 */
export function useMakeLocation(keep: (part: Partial<NewLocation>) => NewLocation) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const show = (value: Location) => changeLocations(queries, (own) => withLocation(own, value))
  const isUnderWay = useRef(false)

  async function make(draft: NewLocation): Promise<Made> {
    const sent = locationOf(draft)
    const wasUnanswered = draft.isUnanswered
    keep({ isUnanswered: true })
    const result = await createLocation(http, sent, { idempotencyKey: draft.key })
    if (!result.ok) {
      // A refusal is kept under its key too: what is mended is sent under another.
      if (result.failure.kind === 'refused') keep({ isUnanswered: false, key: makeId() })
      return result
    }
    if (!result.value) return { ok: false, failure: { kind: 'unreachable' } }
    const { value } = result
    show(value)
    const saved = wasUnanswered ? {} : sent
    const made = keep({ isUnanswered: false, made: { id: value.id, saved } })
    return wasUnanswered ? await update(made) : { ok: true }
  }

  async function update(draft: NewLocation): Promise<Made> {
    if (!draft.made) return await make(draft)
    const { companyId: _, ...unsaved } = unsavedOf(draft)
    if (Object.keys(unsaved).length === 0) return { ok: true }
    const result = await updateLocation(http, draft.made.id, unsaved)
    if (!result.ok) return result
    const { value } = result
    if (value) show(value)
    keep({ made: { id: draft.made.id, saved: locationOf(draft) } })
    return { ok: true }
  }

  return {
    isBusy,
    /** Makes it, or saves what was changed of it. A second click meanwhile does nothing: null. */
    async save(draft: NewLocation): Promise<Made | null> {
      if (isUnderWay.current) return null
      isUnderWay.current = true
      setBusy(true)
      const made = await update(draft).finally(() => {
        isUnderWay.current = false
      })
      setBusy(false)
      return made
    },
  }
}
