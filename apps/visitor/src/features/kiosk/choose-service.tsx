import type { ServiceLine, VisitLocation } from '@rinda/client/queue/visit-location'
import type { ReactNode } from 'react'
import { useLatePhrases } from '../../session/words/late-phrases.ts'
import type { Refused } from './act/use-kiosk-act.ts'
import { BackButton } from './back-button.tsx'
import cards from './look/card.module.css'
import { Heading } from './look/heading.tsx'
import { ServiceCard } from './service-card.tsx'

type Props = {
  location: VisitLocation
  nowMs: number
  refused: Refused | null
  isOnline: boolean
  onTake: (serviceId: number) => void
  /** Draws the appointments of a service that nobody can wait for now. */
  insteadOf: (service: ServiceLine) => ReactNode
  onBack: () => void
}

/** The services, each with its wait, or why nobody can wait for it now. */
export function ChooseService({ location, nowMs, refused, isOnline, onTake, insteadOf, onBack }: Props) {
  const { t } = useLatePhrases('kiosk')
  return (
    <>
      <BackButton onBack={onBack} />
      <Heading>{t('whichService')}</Heading>
      {!isOnline && (
        <p role="alert" className={cards.refusal}>
          {t('noLine')}
        </p>
      )}
      <ul className={cards.cards}>
        {location.services.map((service) => (
          <li key={service.id} className={cards.choice}>
            <ServiceCard
              service={service}
              location={location}
              nowMs={nowMs}
              refused={refused?.what === 'number' && refused.serviceId === service.id ? refused.why : null}
              isOnline={isOnline}
              onTake={onTake}
            />
            {insteadOf(service)}
          </li>
        ))}
      </ul>
      {location.services.length === 0 && <p className={cards.plain}>{t('noServices')}</p>}
    </>
  )
}
