import { nameIn } from '@rinda/client/http/names'
import type { ServiceLine } from '@rinda/client/queue/visit-location'
import { AheadText } from '../../queue/ahead-text.tsx'
import { WaitText } from '../../queue/wait-text.tsx'
import { usePhrases } from '../../session/words/phrases.ts'
import styles from './service-list.module.css'
import type { Taking } from './use-take-ticket.ts'

type Props = {
  services: readonly ServiceLine[]
  /** The location is open: what is closed then is so for the rest of the day. */
  isOpen: boolean
  taking: Taking
  isReady: boolean
  onTake: (serviceId: number) => void
}

/** The services of a location, each with its wait; one that takes nobody now says why, and cannot be chosen. */
export function ServiceList({ services, isOpen, taking, isReady, onTake }: Props) {
  const { t, language } = usePhrases('visit')
  return (
    <ul className={styles.list}>
      {services.map((service) => {
        const refused = service.refuses ?? (taking?.serviceId === service.id ? taking.refused : null)
        const isBusy = taking?.serviceId === service.id && taking.refused === null
        const coming = isBusy && (taking.isLocating ? 'locating' : taking.isProving ? 'proving' : null)
        return (
          <li key={service.id}>
            <button
              type="button"
              className={styles.service}
              aria-disabled={service.refuses !== null || !isReady}
              aria-busy={isBusy}
              data-refused={refused !== null}
              onClick={() => service.refuses === null && onTake(service.id)}
            >
              <span className={styles.name}>{nameIn(language, service.name)}</span>
              {service.refuses === null && (
                <span className={styles.wait}>
                  <WaitText service={service} />
                </span>
              )}
              <span className={styles.note} role={refused || coming ? 'status' : undefined}>
                {refused ? (
                  t(refused === 'closed' && isOpen ? 'refused_ended' : `refused_${textOf(refused)}`)
                ) : coming ? (
                  t(coming)
                ) : (
                  <AheadText service={service} services={services} />
                )}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** Reason as it is said: that nobody came is none for a number that was never given. */
function textOf(refused: NonNullable<NonNullable<Taking>['refused']>) {
  return refused === 'no_show' ? 'unavailable' : refused
}
