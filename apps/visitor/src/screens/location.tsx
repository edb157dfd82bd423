import { nameIn } from '@rinda/client/http/names'
import { useLocation } from 'wouter'
import { OwnTickets } from '../features/take-ticket/own-tickets.tsx'
import { ServiceList } from '../features/take-ticket/service-list.tsx'
import { useTakeTicket } from '../features/take-ticket/use-take-ticket.ts'
import { HoursLine } from '../queue/hours-line.tsx'
import { LineBanner } from '../queue/line-banner.tsx'
import { Failed } from '../session/failed.tsx'
import { LanguageSwitch } from '../session/language-switch.tsx'
import { usePhrases } from '../session/phrases.ts'
import { useLocationLine } from '../session/use-location-line.ts'
import { visitorSession } from '../session/visitor-session.ts'
import styles from './location.module.css'

/** A location, and a ticket of one of its services, for whoever has a phone in the hand. */
export default function LocationScreen({ id }: { id: number }) {
  const { t, language } = usePhrases('visit')
  const [, go] = useLocation()
  const { location, face, connection, socket, readAgain } = useLocationLine(id, visitorSession())
  const { taking, take } = useTakeTicket(socket, (ticket) => go(`/ticket/${ticket.id}#${ticket.token}`))
  if (face === 'failed') return <Failed onTryAgain={readAgain} />
  return (
    <main className={styles.page}>
      <LineBanner connection={connection} />
      {face === 'unknown' && <h1>{t('placeUnknown')}</h1>}
      {face === 'loading' && <p role="status">{t('loading')}</p>}
      {location && (
        <>
          <header>
            <LanguageSwitch />
            <h1>{nameIn(language, location.name)}</h1>
            <HoursLine location={location} />
          </header>
          <OwnTickets locationId={id} />
          <ServiceList
            services={location.services}
            taking={taking}
            isReady={connection.state === 'online'}
            onTake={take}
          />
        </>
      )}
    </main>
  )
}
