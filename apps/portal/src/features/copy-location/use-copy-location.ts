import { copyLocation, getLocation } from '@rinda/client/set-up/location-calls'
import type { LocationDraft } from '@rinda/client/set-up/locations'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { withLocation } from '../../session/locations/own-locations.ts'
import { changeLocations, http } from '../../session/queries.ts'
import { attributeLabel } from '../../set-up/field-labels.ts'
import { type Faults, faultsOf } from '../../set-up/save-faults.ts'
import { useNotify } from '../../set-up/use-notify.ts'
import { useSendOnce } from '../../set-up/use-send-once.ts'

/** Makes a copy of a location, once: what was not answered is sent again under the same key. Gives its id; undefined where it was refused. */
export function useCopyLocation(locationId: number) {
  const { t, language } = useLatePhrases('setUpFields')
  const { t: times } = useLatePhrases('newLocation')
  const { t: setUp } = useLatePhrases('setUp')
  const notify = useNotify()
  const queries = useQueryClient()
  const sendOnce = useSendOnce()
  const [isBusy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Faults>(new Map())

  async function copy(draft: LocationDraft): Promise<number | undefined> {
    setBusy(true)
    const result = await sendOnce(draft, (once) => copyLocation(http, locationId, draft, once))
    const madeId = result.ok ? result.value?.id : undefined
    // With its services, which the answer has not got.
    const whole = madeId === undefined ? undefined : await getLocation(http, madeId, 'services')
    const made = whole?.ok ? whole.value : result.ok ? result.value : undefined
    setBusy(false)
    if (made) {
      changeLocations(queries, (own) => withLocation(own, made))
      notify.created(made.name[language] || made.name.default || '')
      return made.id
    }
    if (!result.ok) {
      const labelOf = (name: string) => attributeLabel({ t, times }, 'location', name)
      setFaults(faultsOf(result.failure, language, setUp('formUnanswered'), labelOf))
    }
    return undefined
  }

  const texts = new Map([...faults].map(([place, text]) => [place.replace(/^location\//, ''), text]))
  const own = /^(name|address)_/
  const rest = [...texts].filter(([name]) => !own.test(name)).map(([, text]) => text)
  return { copy, isBusy, faults: texts, whole: rest.length > 0 ? rest.join(' ') : undefined }
}
