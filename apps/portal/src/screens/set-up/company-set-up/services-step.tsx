import type { Location } from '@rinda/client/set-up/locations'
import { useState } from 'react'
import { ServiceExamples } from '../../../features/company-set-up/service-examples.tsx'
import { StepFrame, type StepWays } from '../../../features/company-set-up/step-frame.tsx'
import { LocationServices } from '../../../features/edit-services/location-services.tsx'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { waysInOf } from '../../../session/ways-in.ts'

/** Step for what visitors come for: examples where there is nothing yet, and the services as they stand beside every location. */
export function ServicesStep({ location, ...ways }: StepWays & { location: Location }) {
  const { t } = useLatePhrases('companySetUp')
  // Each row that comes moves the button below it: that is held until all are there, so that no click misses it.
  const [isAdding, setAdding] = useState(false)
  return (
    <StepFrame {...ways} isBusy={isAdding} title={t('servicesTitle')} text={t('servicesText')}>
      {(location.services.length === 0 || isAdding) && (
        <ServiceExamples
          locationId={location.id}
          ways={waysInOf([location])}
          isAdding={isAdding}
          onAdding={setAdding}
        />
      )}
      <LocationServices locationId={location.id} />
    </StepFrame>
  )
}
