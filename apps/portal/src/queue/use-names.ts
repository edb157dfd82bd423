import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import type { CounterName } from '@rinda/contract/queue/ticket'
import { useLatePhrases } from '../session/late-phrases.ts'

export type Names = {
  readonly ofService: (serviceId: number | null) => string
  /** `Counter 3`, or the name that a counter has. */
  readonly ofCounter: (counter: CounterName) => string
}

/** Names of what a location has, in the person's language. */
export function useNames(location: Location | undefined): Names {
  const { t, language } = useLatePhrases('counter')
  return {
    ofService(serviceId) {
      const service = location?.services.find(({ id }) => id === serviceId)
      return service ? nameIn(language, service.name) : ''
    },
    ofCounter: (counter) =>
      /^\d+$/.test(String(counter)) ? t('counterNumber', { number: counter }) : String(counter),
  }
}
