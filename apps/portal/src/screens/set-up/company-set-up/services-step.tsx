import type { Location } from '@rinda/client/set-up/locations'

import { ServiceExamples } from '../../../features/company-set-up/service-examples.tsx'
import { StepFrame, type StepWays } from '../../../features/company-set-up/step-frame.tsx'
import { LocationServices } from '../../../features/edit-services/location-services.tsx'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { waysInOf } from '../../../session/ways-in.ts'

/** Step for what visitors come for: examples where there is nothing yet, and the services as they stand beside every location. */
export function ServicesStep({ location, ...ways }: StepWays & { location: Location }) {
  const { t } = useLatePhrases('companySetUp')
  return (
    <StepFrame {...ways} title={t('servicesTitle')} text={t('servicesText')}>
      {location.services.length === 0 && (
        <ServiceExamples locationId={location.id} ways={waysInOf([location])} />
      )}
      <LocationServices locationId={location.id} />
    </StepFrame>
  )
}
