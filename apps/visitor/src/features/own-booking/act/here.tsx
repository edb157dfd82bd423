import type { OwnBooking } from '@rinda/client/bookings/own/own-booking'
import { ticketFrom } from '@rinda/client/queue/tickets'
import { IconCheck } from '@tabler/icons-react'
import { useLocation } from 'wouter'
import { useTimeText } from '../../../queue/use-time-text.ts'
import { useVisitorLine } from '../../../session/line/use-visitor-line.ts'
import { visitorSession } from '../../../session/visitor-session.ts'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import buttons from '../buttons.module.css'
import { localDay } from '../card/local-day.ts'
import styles from './here.module.css'
import { Refused } from './refused.tsx'
import type { OwnActs } from './use-own-acts.ts'

type Props = { booking: OwnBooking; token: string; acts: OwnActs; now: number }

/** On the day of a visit, until its visitor is here: one button says so, and leads to the number by which they are called. */
export function Here({ booking, token, acts, now }: Props) {
  const { t, language } = useLatePhrases('ownBooking')
  const { checkInFrom, checkInUntil, zone, ticket, location, company, socketKey, qtid } = booking
  const timeText = useTimeText(zone)
  const [, navigate] = useLocation()
  const isOpen = checkInFrom !== null && checkInUntil !== null && now >= checkInFrom && now < checkInUntil
  const place = { id: location.id, companyId: company.id, socketKey }
  const { socket, connection } = useVisitorLine(isOpen && !ticket ? place : undefined, visitorSession())
  // Its number stands on the page already.
  if (ticket) return null
  if (!isOpen) {
    const isToday = checkInFrom !== null && localDay(checkInFrom, zone) === localDay(now, zone)
    if (!isToday || now >= checkInFrom) return null
    return <p className={styles.hint}>{t('hereFrom', { time: timeText(checkInFrom) })}</p>
  }

  async function checkIn() {
    if (!socket) return
    await acts.run('here', async () => {
      const reply = await socket.requestSurely('check_in', { locationId: location.id, qtid, token, language })
      if (!reply.ok) return { ok: false, info: reply.failure.info }
      const { id } = ticketFrom(reply.data)
      navigate(`/ticket/${id}#${reply.data.attributes.token ?? ''}`)
      return { ok: true }
    })
  }
  return (
    <div className={styles.here}>
      <button
        type="button"
        className={buttons.main}
        disabled={connection.state !== 'online' || acts.isBusy}
        onClick={checkIn}
      >
        <IconCheck size={24} aria-hidden="true" />
        {t('here')}
      </button>
      <p className={styles.hint}>{t('hereHint')}</p>
      <Refused state={acts.state} of="here" />
    </div>
  )
}
