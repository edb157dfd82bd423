import { nameIn } from '@rinda/client/http/names'
import type { Ticket } from '@rinda/client/queue/tickets'
import { useEffect, useState } from 'react'
import { keptTicketOf } from '../features/live-ticket/kept-ticket-record.ts'
import { LiveTicket } from '../features/live-ticket/live-ticket.tsx'
import { TicketActs } from '../features/live-ticket/ticket-acts.tsx'
import { faceOf, isInLine } from '../features/live-ticket/ticket-face.ts'
import { useFollowTicket, useOwnTicket } from '../features/live-ticket/use-own-ticket.ts'
import { useTicketActs } from '../features/live-ticket/use-ticket-acts.ts'
import { useTicketOnDevice } from '../features/live-ticket/use-ticket-on-device.ts'
import { keptTickets } from '../queue/kept-tickets.ts'
import { LineBanner } from '../queue/line-banner.tsx'
import { isControlled } from '../session/kept/may-keep.ts'
import { useLocationLine } from '../session/line/use-location-line.ts'
import { Failed } from '../session/pages/failed.tsx'
import { LanguageSwitch } from '../session/pages/language-switch.tsx'
import { Loading } from '../session/pages/loading.tsx'
import { NotFound } from '../session/pages/not-found.tsx'
import { useDrawn } from '../session/use-drawn.ts'
import { useReloadWhenOutdated } from '../session/version/use-outdated.ts'
import { visitorSession } from '../session/visitor-session.ts'
import { latePart } from '../session/words/late-part.tsx'
import { useLatePhrases } from '../session/words/late-phrases.ts'
import { usePhrases } from '../session/words/phrases.ts'
import styles from './ticket.module.css'

/** Comes once the ticket is shown. */
const TicketPush = latePart(
  async () => (await import('../features/ticket-push/ticket-push.tsx')).TicketPush,
  ['push'],
)

/** The other tickets that this phone took: one of them may be called first. */
const TicketBeside = latePart(
  async () => (await import('../features/live-ticket/ticket-beside.tsx')).TicketBeside,
  ['ticket'],
)

const OnDevice = latePart(
  async () => (await import('../features/on-device/on-device.tsx')).OnDevice,
  ['kept'],
)
const KeptTicketView = latePart(
  async () => (await import('../features/live-ticket/kept-ticket.tsx')).KeptTicketView,
  ['kept'],
)

/** Time in ms for which a ticket is kept after it was taken. */
const keptMs = 86_400_000

/** The number of places that a ticket may step back by in all. */
const mostPlacesBack = 9

/** The ticket of a visitor, live: its token stands in the fragment, which no server is sent. */
export default function TicketScreen({ id }: { id: number }) {
  const token = location.hash.slice(1)
  const { language } = usePhrases('visit')
  const { t: tt } = useLatePhrases('ticket')
  const own = useOwnTicket(id, token)
  const { ticket, face } = own
  const line = useLocationLine(ticket?.locationId, visitorSession(), { id, token })
  const { socket, connection } = line
  const isOnline = connection.state === 'online'
  useFollowTicket(socket, isOnline, id, own)
  const { state, act } = useTicketActs(socket, { id, token }, own.put)
  useReloadWhenOutdated()
  useTicketOnDevice(id, token, own)
  const isDrawn = useDrawn(face === 'there' || face === 'unknown')
  const name = `ticket/${id}`
  const [others] = useState(() => keptTickets().filter((one) => one.id !== id))

  const title = ticket && titleOf(ticket)
  useEffect(() => {
    if (title) document.title = title
  }, [title])

  function titleOf({ label, status }: Ticket): string {
    if (status === 'CALLED') return tt('titleCalled', { label })
    return status === 'WAITING' || status === 'REQUESTED' ? tt('titleWaiting', { label }) : label
  }

  const failed = <Failed onTryAgain={own.readAgain} />
  if (face === 'failed')
    return isControlled() ? <KeptTicketView {...{ name, token }} otherwise={failed} /> : failed
  const onDevice = isDrawn && (
    <OnDevice
      page={{
        ...{ name, token, isGone: face === 'unknown' },
        fresh: isOnline && ticket && line.location ? keptTicketOf(ticket, line.location) : null,
        until: ticket ? Date.parse(ticket.createdAt) + keptMs : 0,
      }}
    />
  )
  if (face === 'unknown')
    return (
      <>
        <NotFound title={tt('unknown')} text={tt('unknownText')} />
        {onDevice}
      </>
    )
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <span>{line.location && nameIn(language, line.location.name)}</span>
        <LanguageSwitch />
      </header>
      <LineBanner connection={connection} />
      {face === 'loading' && (
        <div className={styles.card}>
          <Loading />
        </div>
      )}
      {ticket && face === 'there' && (
        <LiveTicket
          ticket={ticket}
          location={line.location}
          isOnline={connection.state !== 'offline'}
          isGivenBack={state?.act === 'cancel_ticket'}
          acts={
            <TicketActs
              state={state}
              isReady={isOnline}
              mayStepBack={ticket.placesBack < mostPlacesBack}
              onStepBack={() => act('step_back')}
              onGiveBack={() => act('cancel_ticket')}
            />
          }
        />
      )}
      {isDrawn && others.map((other) => <TicketBeside key={other.id} {...other} />)}
      {isDrawn && ticket && face === 'there' && isInLine(faceOf(ticket)) && (
        <TicketPush id={id} token={token} />
      )}
      {onDevice}
    </main>
  )
}
