import { localDateOf } from '@rinda/domain/time/zone'
import { latePart } from '@rinda/live/late-part'
import { useNow } from '@rinda/live/use-now'
import { type ReactNode, useMemo } from 'react'
import { useBookingChanges } from '../../../bookings/queries/booking-changes.tsx'
import { useBookVisitor } from '../../../features/book-visitor/use-book-visitor.ts'
import { useSession } from '../../../session/session.tsx'
import { ActsContext, type BookingActs } from './use-booking-acts.ts'
import { useLayers } from './use-layers.ts'
import { useOpenWhole } from './use-open-whole.ts'

const ShowAct = latePart(async () => (await import('../../late-dialogs.ts')).ShowAct)
const BookAct = latePart(async () => (await import('../../late-dialogs.ts')).BookAct)
const PickAct = latePart(async () => (await import('../../late-dialogs.ts')).PickAct)
const BlockAct = latePart(async () => (await import('../../late-dialogs.ts')).BlockAct)
const MoveAct = latePart(async () => (await import('../../late-dialogs.ts')).MoveAct)
const CancelAct = latePart(async () => (await import('../../late-dialogs.ts')).CancelAct)
const ExplainAct = latePart(async () => (await import('../../late-dialogs.ts')).ExplainAct)

const nowhere = { specialistId: null, serviceId: null, startsAt: null, durationMinutes: null }

/** Holds the dialogs that lie over the views, in which something is done with a booking. */
export function BookingActsProvider({ children }: { children: ReactNode }) {
  const { user, profileAt } = useSession()
  const now = useNow()
  const { holding, beginFor, beginHeld } = useBookVisitor(useBookingChanges().apply)
  const { acts: layers, layerOf, hasOpen } = useLayers()
  const openWith = useOpenWhole(layers)
  const today = localDateOf(now, user.profile.zone)

  // They stay the same while dialogs open and close, as every cell of a calendar has some of them.
  const ways = useMemo<Omit<BookingActs, 'isCovered'>>(
    () => ({
      open: (booking) => openWith('show', booking),
      book: (at, pick, date, serviceId) => {
        const begun = date ?? (pick ? localDateOf(pick.startsAt, profileAt(at.id).zone) : today)
        layers.open('book', beginFor(at, pick, begun, serviceId))
      },
      block: (location, range, date) => layers.open('block', { ...nowhere, ...range, location, date }),
      pickAct: (range) => layers.open('pick', range),
      move: (booking) => openWith('move', booking),
      cancel: (booking) => openWith('cancel', booking),
      explain: (question) => layers.open('explain', question),
    }),
    [layers, openWith, beginFor, profileAt, today],
  )
  const acts = useMemo<BookingActs>(() => ({ ...ways, isCovered: hasOpen }), [ways, hasOpen])
  const pick = layerOf('pick')
  const block = layerOf('block')
  const book = layerOf('book')
  const show = layerOf('show')
  const move = layerOf('move')
  const explain = layerOf('explain')
  const cancel = layerOf('cancel')
  return (
    <ActsContext value={acts}>
      {children}
      {pick && <PickAct layer={pick} acts={acts} />}
      {block && <BlockAct key={block.id} layer={block} layers={layers} now={now} />}
      {book && <BookAct key={book.id} layer={book} holding={holding} today={today} />}
      {show && (
        <ShowAct
          key={show.id}
          layer={show}
          layers={layers}
          onGoOn={(location, hold) => layers.open('book', beginHeld(location, hold))}
        />
      )}
      {move && <MoveAct key={move.id} layer={move} layers={layers} today={today} />}
      {explain && <ExplainAct layer={explain} acts={acts} today={today} />}
      {cancel && <CancelAct key={cancel.id} layer={cancel} layers={layers} />}
    </ActsContext>
  )
}
