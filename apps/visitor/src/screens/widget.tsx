import { nameIn } from '@rinda/client/http/names'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useRoute } from 'wouter'
import { BookPage } from '../features/book/book-page.tsx'
import { keptHeld } from '../features/book/hold/kept.ts'
import { useService } from '../features/book/use-service.ts'
import { Foot, SayingCard } from '../features/widget/card.tsx'
import { listBookable, listPlaces } from '../features/widget/choices.ts'
import { Choose } from '../features/widget/choose.tsx'
import { tellHost } from '../features/widget/host.ts'
import { applyLook } from '../features/widget/look.ts'
import { useHeight } from '../features/widget/use-height.ts'
import { useLook } from '../features/widget/use-look.ts'
import { useRead } from '../features/widget/use-read.ts'
import { useTellStep } from '../features/widget/use-tell-step.ts'
import { Failed } from '../session/pages/failed.tsx'
import { Loading } from '../session/pages/loading.tsx'
import { askedByHost } from '../session/pages/widget-page.ts'
import { useLatePhrases } from '../session/words/late-phrases.ts'
import { type Booked, WidgetBooked } from './widget-booked.tsx'

applyLook(askedByHost())

/** The widget: what a company, a location or a service has to be booked, on a card within a page of another site. */
export default function WidgetScreen({ id }: { id: number }) {
  const [, params] = useRoute('/widget/:kind/:id')
  const kind = params?.kind
  const { t } = useLatePhrases('widget')
  const [placeId, setPlaceId] = useState(kind === 'location' ? id : undefined)
  const [serviceId, setServiceId] = useState(kind === 'service' ? id : undefined)
  useHeight()
  useLook()
  useTellStep()

  const places = useRead(kind === 'company' ? id : undefined, listPlaces)
  const place = placeId ?? places.value?.[0]?.id
  const services = useRead(place, listBookable)
  const isOffered = services.value?.some((one) => one.id === serviceId) ?? true
  const service = (isOffered ? serviceId : undefined) ?? services.value?.[0]?.id
  const isNothing = places.value?.length === 0 || services.value?.length === 0
  const failed = [places, services].find(({ hasFailed }) => hasFailed)

  const choosePlace = places.value && place !== undefined && (
    <Choose
      label={t('place')}
      choices={places.value}
      chosen={place}
      onChoose={(chosen) => {
        setPlaceId(chosen)
        setServiceId(undefined)
      }}
    />
  )
  if (failed) return <Failed onTryAgain={failed.readAgain} />
  if (isNothing)
    return (
      <SayingCard>
        {choosePlace}
        <Nothing text={t('nothing')} />
      </SayingCard>
    )
  if (service === undefined)
    return (
      <SayingCard>
        <Loading />
      </SayingCard>
    )
  const choice = services.value && (
    <>
      {choosePlace}
      <Choose label={t('service')} choices={services.value} chosen={service} onChoose={setServiceId} />
    </>
  )
  return <BookPart key={service} id={service} choice={choice} onOtherChoices={services.readLater} />
}

type BookPartProps = { id: number; choice: ReactNode; onOtherChoices: () => void }

/** Books one service, and shows what was booked in its place. */
function BookPart({ id, choice, onOtherChoices }: BookPartProps) {
  const { t, language } = useLatePhrases('widget')
  const { t: book } = useLatePhrases('book')
  const { service, face, readAgain, onOtherOffer } = useService(id)
  const [booked, setBooked] = useState<Booked | null>(null)
  const onOther = useCallback(
    (serviceId: number | null) => {
      onOtherOffer(serviceId)
      // Whoever has a time goes on with it: the choice stands on the step before.
      if (!keptHeld()) onOtherChoices()
    },
    [onOtherOffer, onOtherChoices],
  )
  const title = service && t('titleOf', { name: nameIn(language, service.name) })
  useEffect(() => {
    if (title !== undefined) tellHost({ type: 'ready', title })
  }, [title])
  if (face === 'failed') return <Failed onTryAgain={readAgain} />
  if (!service)
    return <SayingCard>{face === 'unknown' ? <Nothing text={book('unknown')} /> : <Loading />}</SayingCard>
  if (booked)
    return (
      <>
        <WidgetBooked
          booked={booked}
          onDone={() => {
            setBooked(null)
            tellHost({ type: 'closed' })
          }}
        />
        <Foot lineOf={null} />
      </>
    )
  const { companyId, locationId } = service
  return (
    <>
      <BookPage
        service={service}
        onOtherOffer={onOther}
        {...(choice ? { choice } : {})}
        onBooked={({ qtid, token }) => {
          setBooked({ qtid, token })
          tellHost({ type: 'booked', qtid, companyId, locationId, serviceId: service.id })
        }}
      />
      <Foot lineOf={service.hasLine ? locationId : null} />
    </>
  )
}

/** Says that there is nothing to be booked: the page around is told so too, as it waits for the widget. */
function Nothing({ text }: { text: string }) {
  useEffect(() => tellHost({ type: 'ready', title: text }), [text])
  return <p>{text}</p>
}
