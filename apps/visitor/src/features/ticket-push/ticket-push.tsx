import { useLatePhrases } from '../../session/words/late-phrases.ts'
import styles from './ticket-push.module.css'
import { useTicketPush } from './use-ticket-push.ts'

/** Offer to tell the holder of a ticket of their turn also with the page closed, and what becomes of it. */
export function TicketPush({ id, token }: { id: number; token: string }) {
  const { t } = useLatePhrases('push')
  const { face, isBusy, start, stop } = useTicketPush({ id, token })
  const mayAsk = face === 'off' || face === 'failed'
  return (
    <section className={styles.push} data-push={face}>
      <h2>{t('title')}</h2>
      <p role="status">{t(`${face}Text`)}</p>
      {mayAsk && (
        <button type="button" disabled={isBusy} onClick={start}>
          {t(isBusy ? 'starting' : face === 'failed' ? 'again' : 'start')}
        </button>
      )}
      {face === 'on' && (
        <button type="button" disabled={isBusy} onClick={stop}>
          {t('stop')}
        </button>
      )}
    </section>
  )
}
