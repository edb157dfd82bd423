import type { PortalPerson } from '@rinda/client/people/portal-users'
import { useLatePhrases } from '../../session/late-phrases.ts'

/** To how much somebody is limited, in a few words. */
export function useLimitText(): (person: PortalPerson) => string {
  const { t } = useLatePhrases('people')
  return ({ locationIds, serviceIds }) => {
    const limits = [
      locationIds && t('onlyPlaces', { count: locationIds.length }),
      serviceIds && t('onlyServices', { count: serviceIds.length }),
    ]
    return limits.filter(Boolean).join(', ') || t('everything')
  }
}
