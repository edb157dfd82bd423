import { nameIn } from '@rinda/client/http/names'
import type { VisitLocation } from '@rinda/client/queue/visit-location'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useWrittenPlace } from '../features/place-details/use-written-place.ts'
import { LineNotice } from '../features/take-ticket/line-notice.tsx'
import { NearLine } from '../features/take-ticket/near-line.tsx'
import { OwnTickets } from '../features/take-ticket/own-tickets.tsx'
import { PeopleStepper } from '../features/take-ticket/people-stepper.tsx'
import { ServiceList } from '../features/take-ticket/service-list.tsx'
import { useTakeTicket } from '../features/take-ticket/use-take-ticket.ts'
import { whyNoNumbers } from '../features/take-ticket/why-no-numbers.ts'
import { HoursLine } from '../queue/hours-line.tsx'
import { LineBanner } from '../queue/line-banner.tsx'
import { isControlled } from '../session/kept/may-keep.ts'
import { useLocationLine } from '../session/line/use-location-line.ts'
import { Failed } from '../session/pages/failed.tsx'
import { LanguageSwitch } from '../session/pages/language-switch.tsx'
import { LoadingPage } from '../session/pages/loading.tsx'
import { NotFound } from '../session/pages/not-found.tsx'
import { useDrawn } from '../session/use-drawn.ts'
import { visitorSession } from '../session/visitor-session.ts'
import { latePart } from '../session/words/late-part.tsx'
import { usePhrases } from '../session/words/phrases.ts'
import styles from './location.module.css'

const KeepPlace = latePart(
  async () => (await import('../features/place-details/keep-place.tsx')).KeepPlace,
  [],
)
const KeptPlaceView = latePart(
  async () => (await import('../features/place-details/kept-place.tsx')).KeptPlaceView,
  ['kept'],
)

/** Gives what is said of a location that its line does not change: once that is another, what the server wrote of it is old. */
const setUpOf = ({ name, address, services, isOpen }: VisitLocation) =>
  JSON.stringify([name, address, isOpen, services.map(({ id, name, isBookable }) => [id, name, isBookable])])

/** A location, and a ticket of one of its services, for whoever has a phone in the hand. */
export default function LocationScreen({ id }: { id: number }) {
  const { t, language } = usePhrases('visit')
  const [, go] = useLocation()
  const { location, face, connection, socket, readAgain } = useLocationLine(id, visitorSession())
  const [people, setPeople] = useState(1)
  const { taking, take } = useTakeTicket(socket, (ticket) => go(`/ticket/${ticket.id}#${ticket.token}`))
  useWrittenPlace(id, language, {
    ...{ isShown: face !== 'loading', hasFailed: face === 'failed', isUnknown: face === 'unknown' },
    setUp: location && setUpOf(location),
  })
  const isOnline = connection.state === 'online'
  const isDrawn = useDrawn(isOnline)
  const name = `location/${id}`
  const failed = <Failed onTryAgain={readAgain} />
  if (face === 'failed')
    return isControlled() ? (
      <KeptPlaceView name={name} otherwise={failed}>
        <OwnTickets locationId={id} />
      </KeptPlaceView>
    ) : (
      failed
    )
  if (face === 'unknown') return <NotFound />
  if (face === 'loading') return <LoadingPage />
  const announcement = location && nameIn(language, location.announcement)
  const noNumbers = location && whyNoNumbers(location)
  return (
    <main className={styles.page}>
      <LineBanner connection={connection} />
      {location && (
        <>
          <header>
            <LanguageSwitch />
            <h1>{nameIn(language, location.name)}</h1>
            <HoursLine location={location} />
            {location.mostDistanceMeters !== null && <NearLine meters={location.mostDistanceMeters} />}
          </header>
          {announcement && <p className={styles.announcement}>{announcement}</p>}
          <LineNotice location={location} />
          <OwnTickets locationId={id} />
          {location.mostPeople > 1 && (
            <PeopleStepper people={people} most={location.mostPeople} onChange={setPeople} />
          )}
          {noNumbers !== 'none' && (
            <section className={styles.numbers}>
              {!noNumbers && <h2>{t('takeNumber')}</h2>}
              <ServiceList
                location={location}
                taking={taking}
                isReady={isOnline}
                onTake={(serviceId) =>
                  void take({
                    companyId: location.companyId,
                    serviceId,
                    people: Math.min(people, location.mostPeople),
                    isNearAlone: location.mostDistanceMeters !== null,
                  })
                }
              />
            </section>
          )}
          {isDrawn && isControlled() && <KeepPlace name={name} location={isOnline ? location : null} />}
        </>
      )}
    </main>
  )
}
