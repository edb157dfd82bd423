import type { Booking } from '@rinda/client/bookings/booking-view'
import { visitorName } from '@rinda/client/bookings/booking-view'
import type { Location } from '@rinda/client/set-up/locations'
import { type LocalDate, localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import { createContext, type ReactNode, Suspense, useCallback, useContext, useMemo } from 'react'
import { useBookingChanges } from '../bookings/booking-changes.tsx'
import { canceledText } from '../bookings/repeat/canceled-text.ts'
import { useWhenSeriesMade } from '../bookings/repeat/use-when-series-made.ts'
import { useLatestBooking } from '../bookings/use-latest-booking.ts'
import type { Pick } from '../features/book-visitor/slot.ts'
import { useBookVisitor } from '../features/book-visitor/use-book-visitor.ts'
import type { TimeQuestion } from '../features/explain-time/question.ts'
import { latePart } from '../session/late-part.tsx'
import { usePhrases } from '../session/phrases.ts'
import { useSession } from '../session/session.tsx'
import { useToasts } from '../session/toasts.ts'
import { useNow } from '../session/use-now.ts'
import { type BlockActs, useBlockActs } from './block-acts.tsx'
import { ExplainAct } from './explain-act.tsx'
import { MoveAct } from './move-act.tsx'
import { useDialogState } from './use-dialog-state.ts'

const BookVisitorDialog = latePart(
  async () => (await import('../features/book-visitor/book-visitor-dialog.tsx')).BookVisitorDialog,
)
const ShowBookingDialog = latePart(
  async () => (await import('../features/show-booking/show-booking-dialog.tsx')).ShowBookingDialog,
)
const JudgePanel = latePart(
  async () => (await import('../features/judge-booking/judge-panel.tsx')).JudgePanel,
)
const ProblemSection = latePart(
  async () => (await import('../features/attach-problem/problem-section.tsx')).ProblemSection,
)
const CancelBookingDialog = latePart(
  async () => (await import('../features/cancel-booking/cancel-booking-dialog.tsx')).CancelBookingDialog,
)

/** What can be done with bookings, the same from every view of them. */
export type BookingActs = BlockActs & {
  /** Opens the details of a booking. */
  readonly open: (booking: Booking) => void
  /** Opens the booking form: for a clicked slot, or for none yet, beginning at a day. */
  readonly book: (location: Location, pick: Pick | null, date?: LocalDate) => void
  /** Opens the form that moves a booking, or a block, to another time or place. */
  readonly move: (booking: Booking) => void
  /** Asks before it cancels a booking. */
  readonly cancel: (booking: Booking) => void
  /** Says why a time is not free. */
  readonly explain: (question: TimeQuestion) => void
  /** A dialog lies over the view. */
  readonly isCovered: boolean
}

const ActsContext = createContext<BookingActs | null>(null)

/** Holds the dialogs that lie over the views: booking a visitor, one booking's details, the question before canceling. */
export function BookingActsProvider({ children }: { children: ReactNode }) {
  const { t } = usePhrases('booking')
  const { user, profileAt, locations, language } = useSession()
  const { apply } = useBookingChanges()
  const toasts = useToasts()
  const now = useNow()
  const book = useBookVisitor(apply)
  const shown = useDialogState<Booking>()
  const canceling = useDialogState<Booking>()
  const moving = useDialogState<Booking>()
  const explaining = useDialogState<TimeQuestion>()
  const booking = useLatestBooking(shown.subject)
  const location = booking && locations.data?.find((one) => one.id === booking.locationId)
  const whenSeriesMade = useWhenSeriesMade()
  const today = localDateOf(now, user.profile.zone)

  const { openFor } = book
  const openForm = useCallback<BookingActs['book']>(
    (at, pick, date) =>
      openFor(at, pick, date ?? (pick ? localDateOf(pick.startsAt, profileAt(at.id).zone) : today)),
    [openFor, profileAt, today],
  )
  const blocking = useBlockActs({
    now,
    apply,
    book: openForm,
    onShow: shown.open,
    onMove: moving.open,
    isCovered: shown.isOpen || canceling.isOpen || moving.isOpen,
  })
  const { block, pickAct } = blocking
  const isCovered =
    shown.isOpen || book.isOpen || canceling.isOpen || moving.isOpen || explaining.isOpen || blocking.isOpen
  const acts = useMemo(
    () => ({
      open: shown.open,
      book: openForm,
      block,
      pickAct,
      move: moving.open,
      cancel: canceling.open,
      explain: explaining.open,
      isCovered,
    }),
    [shown.open, openForm, block, pickAct, moving.open, canceling.open, explaining.open, isCovered],
  )
  const nameAndTime = (changed: Booking) => ({
    name: visitorName(changed) || t('title'),
    time: localTimeOf(changed.startsAt, profileAt(changed.locationId).zone),
  })
  return (
    <ActsContext value={acts}>
      {children}
      {blocking.dialogs}
      {book.form && (
        <BookVisitorDialog
          key={book.form.id}
          form={book.form}
          isOpen={book.isOpen}
          hold={book.holding.hold}
          onLock={(slot) => void book.holding.lock(slot)}
          onRelease={book.holding.release}
          onClose={book.close}
          onClosed={book.forget}
          onBooked={(change) => {
            apply(change)
            toasts.success(t('bookedToast', nameAndTime(change.booking)))
          }}
          onSeries={(made, held) => {
            const [first] = made
            if (held && first) {
              apply({ booking: { ...held, status: 'unlocked', updatedAt: first.booking.updatedAt } })
            }
            void whenSeriesMade(made)
          }}
          today={today}
          date={book.form.date}
        />
      )}
      {booking && location && (
        <ShowBookingDialog
          booking={booking}
          location={location}
          isOpen={shown.isOpen}
          isCovered={canceling.isOpen || moving.isOpen}
          onCancel={canceling.open}
          onMove={moving.open}
          onGoOn={(hold) => {
            shown.close()
            book.openHeld(location, hold)
          }}
          onClose={shown.close}
          onClosed={shown.forget}
          problem={
            <Suspense>
              <ProblemSection
                key={booking.qtid}
                booking={booking}
                onSaved={(saved) => apply({ booking: saved })}
              />
            </Suspense>
          }
        >
          {booking.approval !== 'none' && (
            <JudgePanel
              booking={booking}
              onJudged={(act) => {
                toasts.success(t(act === 'accept' ? 'acceptedToast' : 'declinedToast', nameAndTime(booking)))
                if (act === 'decline') shown.close()
              }}
            />
          )}
        </ShowBookingDialog>
      )}
      {moving.subject && (
        <MoveAct
          key={moving.subject.qtid}
          seen={moving.subject}
          today={today}
          isOpen={moving.isOpen}
          onClose={moving.close}
          onClosed={moving.forget}
          onMoved={() => {
            moving.close()
            shown.close()
          }}
        />
      )}
      {explaining.subject && (
        <ExplainAct
          question={explaining.subject}
          today={today}
          isOpen={explaining.isOpen}
          onClose={explaining.close}
          onClosed={explaining.forget}
          onOpen={shown.open}
          onBook={(pick) => explaining.subject && openForm(explaining.subject.location, pick)}
        />
      )}
      {canceling.subject && (
        <CancelBookingDialog
          booking={canceling.subject}
          isOpen={canceling.isOpen}
          onClose={canceling.close}
          onClosed={canceling.forget}
          onCanceled={(changes, isOpen) => {
            for (const change of changes) apply(change)
            if (isOpen) {
              canceling.close()
              shown.close()
            }
            const [booking, ...more] = changes.map((change) => change.booking)
            if (!booking) return
            if (more.length > 0) {
              void canceledText([booking, ...more], language).then(toasts.success)
              return
            }
            toasts.success(t(booking.isBlocked ? 'unblockedToast' : 'canceledToast', nameAndTime(booking)))
          }}
        />
      )}
    </ActsContext>
  )
}

export function useBookingActs(): BookingActs {
  const acts = useContext(ActsContext)
  if (!acts) throw new Error('useBookingActs is for screens inside the shell')
  return acts
}
