import type { Ticket } from '@rinda/client/queue/tickets'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import styles from '../monitor-queue.module.css'

const tones = { CALLED: 'now', DONE: 'good', FAILED: 'bad', CANCELED: undefined } as const

/** Status of a ticket in words, with what belongs to it: whether it is the next, its counter, the reason. */
export function TicketState({ ticket }: { ticket: Ticket }) {
  const { t } = useLatePhrases('tools')
  const { status, isCalledNext, counter, failedCode, isHeld } = ticket
  const besides =
    (failedCode && t(`failed_${failedCode}`)) ||
    (status === 'CALLED' && counter !== null && t('atCounter', { counter })) ||
    (status === 'WAITING' && isCalledNext && t('next')) ||
    null
  return (
    <span className={styles.two}>
      <span className={styles.state}>
        <span
          className={styles.dot}
          data-tone={status in tones ? tones[status as keyof typeof tones] : undefined}
          aria-hidden="true"
        />
        {isHeld ? t('status_held') : t(`status_${status}`)}
      </span>
      {besides && <span className={styles.small}>{besides}</span>}
    </span>
  )
}
