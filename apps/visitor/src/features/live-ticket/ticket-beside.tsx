import { useEffect } from 'react'
import { Link } from 'wouter'
import { useWait } from '../../queue/use-wait-text.ts'
import { waitOf } from '../../queue/wait-of.ts'
import { useLocationLine } from '../../session/line/use-location-line.ts'
import { visitorSession } from '../../session/visitor-session.ts'
import { useLatePhrases } from '../../session/words/late-phrases.ts'
import { usePhrases } from '../../session/words/phrases.ts'
import { saidOf } from './said-of.ts'
import styles from './ticket-beside.module.css'
import { faceOf } from './ticket-face.ts'
import { useFollowTicket, useOwnTicket } from './use-own-ticket.ts'
import { useTicketOnDevice } from './use-ticket-on-device.ts'

type Props = { id: number; token: string; label: string }

/** A ticket on a page that is about something else, live: its place, its call, and the way to its own page. The phone rings for it too. */
export function TicketBeside({ id, token, label }: Props) {
  const { t } = useLatePhrases('ticket')
  const { t: common } = usePhrases('visit')
  const own = useOwnTicket(id, token)
  const { ticket } = own
  const { socket, connection } = useLocationLine(ticket?.locationId, visitorSession(), { id, token })
  const isOnline = connection.state === 'online'
  useFollowTicket(socket, isOnline, id, own)
  useTicketOnDevice(id, token, own)
  const face = ticket && faceOf(ticket)
  const wait = useWait(ticket ? waitOf(ticket) : null)
  const isWaiting = face === 'waiting' || face === 'next'
  useEffect(() => {
    if (face === 'called') document.title = t('titleCalled', { label })
  }, [face, label, t])
  return (
    <section className={styles.beside} data-face={face} data-beside={id}>
      <Link className={styles.own} href={`/ticket/${id}#${token}`}>
        <strong>{common('yours', { label })}</strong> <span>{common('yoursText')}</span>
      </Link>
      {ticket && face !== 'called' && (
        <p>
          {/* Heard when it changes: the minutes beside it change all the time. */}
          <span role="status">{saidOf(ticket, t, false)}</span>{' '}
          {isWaiting && isOnline && (
            <span className={styles.wait}>
              {wait === null ? t('nobodyKnows') : wait.isNone ? t('soon') : wait.text}
            </span>
          )}
        </p>
      )}
      <div role="alert">
        {ticket && face === 'called' && (
          // A call again is heard again.
          <p key={ticket.calledAt} className={styles.called}>
            {t('called')} <strong>{t('calledTo', { counter: String(ticket.counter) })}</strong>
          </p>
        )}
      </div>
    </section>
  )
}
