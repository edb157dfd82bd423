import { updateLocation } from '@rinda/client/set-up/location-calls'
import type { LocationDraft } from '@rinda/client/set-up/locations'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { withLocation } from '../../../session/locations/own-locations.ts'
import { usePhrases } from '../../../session/phrases.ts'
import { changeLocations, http } from '../../../session/queries.ts'
import { useToasts } from '../../../session/toasts.ts'

/** Changes the announcement of a location; says what became of it, and gives whether it was changed. */
export function useAnnounce(locationId: number) {
  const { t, language } = usePhrases('booking')
  const queries = useQueryClient()
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)

  async function announce(draft: LocationDraft, done: string): Promise<boolean> {
    setBusy(true)
    const result = await updateLocation(http, locationId, draft)
    setBusy(false)
    if (!result.ok) {
      const info = result.failure.kind === 'refused' ? result.failure.info?.[language] : undefined
      toasts.error(info ?? t('failed'))
      return false
    }
    const { value } = result
    if (value) changeLocations(queries, (own) => withLocation(own, value))
    toasts.success(done)
    return true
  }

  return { announce, isBusy }
}
