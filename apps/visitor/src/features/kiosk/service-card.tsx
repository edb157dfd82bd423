import { nameIn } from '@rinda/client/http/names'
import type { ServiceLine, VisitLocation } from '@rinda/client/queue/visit-location'
import { unstaffedText } from '@rinda/phrases/time/wait-text'
import { IconClock, IconTicket } from '@tabler/icons-react'
import { AheadText } from '../../queue/ahead-text.tsx'
import { choiceOf } from '../../queue/service-choice.ts'
import { useTimeText } from '../../queue/use-time-text.ts'
import { useWait } from '../../queue/use-wait-text.ts'
import { waitForService } from '../../queue/wait-of.ts'
import { useLatePhrases } from '../../session/words/late-phrases.ts'
import { usePhrases } from '../../session/words/phrases.ts'
import styles from './look/card.module.css'

type Props = {
  service: ServiceLine
  location: VisitLocation
  nowMs: number
  /** Reason why the number that was asked for just now was not given. */
  refused: NonNullable<ServiceLine['refuses']> | null
  isOnline: boolean
  onTake: (serviceId: number) => void
}

/** A service to choose, with its letter, how many wait and how long; or in words why it cannot be chosen now. */
export function ServiceCard({ service, location, nowMs, refused, isOnline, onTake }: Props) {
  const { t, language } = useLatePhrases('kiosk')
  const { t: common } = usePhrases('visit')
  const timeText = useTimeText(location.timezone)
  const wait = useWait(waitForService(service))
  const choice = choiceOf(service, location, nowMs)
  const why = choice.kind === 'refused' ? choice.why : refused
  const isOpen = choice.kind === 'open'
  return (
    <button
      type="button"
      className={styles.card}
      data-kind={isOpen ? undefined : 'quiet'}
      data-service={service.id}
      aria-disabled={!isOpen || !isOnline}
      onClick={() => isOpen && isOnline && onTake(service.id)}
    >
      <span className={styles.badge} aria-hidden="true">
        <IconTicket />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{nameIn(language, service.name)}</span>
        <span className={styles.hint} role={refused ? 'status' : undefined}>
          {choice.kind === 'too-late' ? (
            t('tooLate')
          ) : why ? (
            common(`refused_${why === 'no_show' ? 'unavailable' : why}`)
          ) : (
            <AheadText service={service} services={location.services} />
          )}
        </span>
        {isOpen && choice.closesSoon && location.closesAt !== null && (
          <span className={styles.soon}>
            <IconClock aria-hidden="true" />
            {t('closesSoon', { time: timeText(location.closesAt) })}
          </span>
        )}
      </span>
      {isOpen && (
        <span className={styles.wait}>
          {wait?.text ?? unstaffedText(language)}
          {wait && !wait.isNone && <small>{t('waiting')}</small>}
        </span>
      )}
    </button>
  )
}
