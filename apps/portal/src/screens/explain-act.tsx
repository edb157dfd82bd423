import type { Booking } from '@rinda/client/bookings/booking-view'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { BookingList } from '../bookings/live-bookings.ts'
import type { Pick } from '../features/book-visitor/slot.ts'
import type { FreeStart } from '../features/explain-time/explain-time-dialog.tsx'
import type { TimeQuestion } from '../features/explain-time/question.ts'
import { latePart } from '../session/late-part.tsx'
import { useSession } from '../session/session.tsx'

const ExplainTimeDialog = latePart(
  async () => (await import('../features/explain-time/explain-time-dialog.tsx')).ExplainTimeDialog,
)

/** Why a time is not free, with the ways out: to who holds it, or into the nearest time that is. */
export function ExplainAct(props: {
  question: TimeQuestion
  today: string
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  onOpen: (booking: Booking) => void
  onBook: (pick: Pick) => void
}) {
  const profile = useSession().profileAt(props.question.location.id)
  const queries = useQueryClient()
  const { question, onClose } = props
  const { mayCreate, mayClickFreeSlot } = profile.booking

  function open(qtid: string) {
    const lists = queries.getQueriesData<BookingList>({ queryKey: ['bookings', question.location.id] })
    const booking = lists.flatMap(([, list]) => list?.bookings ?? []).find((one) => one.qtid === qtid)
    if (!booking) return
    onClose()
    props.onOpen(booking)
  }
  function book({ startsAt, serviceIds }: FreeStart) {
    onClose()
    props.onBook({ specialistId: question.specialistId, serviceIds, startsAt })
  }
  return (
    <Suspense>
      <ExplainTimeDialog
        question={question}
        today={props.today}
        isOpen={props.isOpen}
        onClose={onClose}
        onClosed={props.onClosed}
        onOpen={open}
        onBook={mayCreate && mayClickFreeSlot ? book : undefined}
      />
    </Suspense>
  )
}
