import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import type { SideNames } from './sides.ts'

const origins = ['phone', 'kiosk', 'staff', 'appointment', 'other_system'] as const

/** Names of the services, counters and ways of coming of a location, in the person's language. */
export function useSideNames({ services }: Location): SideNames {
  const { t, language } = useLatePhrases('queueFigures')
  return {
    services: (of) => {
      const service = services.find(({ id }) => id === of)
      return service ? nameIn(language, service.name) : t('formerService')
    },
    counters: (of) => String(of),
    origins: (of) => {
      const origin = origins.find((one) => one === of)
      return origin ? t(`origin_${origin}`) : String(of)
    },
  }
}
