import { nameIn } from '@rinda/client/http/names'
import type { VisitLocation } from '@rinda/client/queue/visit-location'
import { useNow } from '@rinda/live/use-now'
import { AheadText } from '../../queue/ahead-text.tsx'
import { choiceOf } from '../../queue/service-choice.ts'
import { useTimeText } from '../../queue/use-time-text.ts'
import { WaitText } from '../../queue/wait-text.tsx'
import { usePhrases } from '../../session/words/phrases.ts'
import styles from './service-list.module.css'
import type { Taking } from './use-take-ticket.ts'

type Props = {
  location: VisitLocation
  taking: Taking
  isReady: boolean
  onTake: (serviceId: number) => void
}

/** The services of a location, each with its wait; one that takes nobody now says why, and cannot be chosen. Where the visit may not fit before closing, that is said, and whoever still wants a number decides. */
export function ServiceList({ location, taking, isReady, onTake }: Props) {
  const { t, language } = usePhrases('visit')
  const timeText = useTimeText(location.timezone)
  const nowMs = useNow() * 60_000
  const { services, isOpen, closesAt } = location
  return (
    <ul className={styles.list}>
      {services.map((service) => {
        const refused = service.refuses ?? (taking?.serviceId === service.id ? taking.refused : null)
        const isBusy = taking?.serviceId === service.id && taking.refused === null
        const isLate = refused === null && choiceOf(service, location, nowMs).kind === 'too-late'
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
              {isLate && closesAt !== null && (
                <span className={styles.late}>{t('mayBeTooLate', { time: timeText(closesAt) })}</span>
              )}
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
