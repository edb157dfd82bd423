import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { bookingsKey } from '../../../bookings/queries/booking-queries.ts'
import type { BookingList } from '../../../bookings/queries/live-bookings.ts'
import { ExplainTimeDialog, type FreeStart } from '../../../features/explain-time/explain-time-dialog.tsx'
import { useSession } from '../../../session/session.tsx'
import type { BookingActs } from './use-booking-acts.ts'
import type { ShownLayer } from './use-layers.ts'

/** Says why a time is not free, and leads to whoever holds it, or books the nearest free time. */
export function ExplainAct(props: { layer: ShownLayer<'explain'>; acts: BookingActs; today: string }) {
  const { layer, acts } = props
  const { subject: question, onClose } = layer
  const { location, specialistId } = question
  const { mayCreate, mayClickFreeSlot } = useSession().profileAt(location.id).booking
  const queries = useQueryClient()

  function open(qtid: string) {
    const lists = queries.getQueriesData<BookingList>({ queryKey: bookingsKey(location.id) })
    const booking = lists.flatMap(([, list]) => list?.bookings ?? []).find((one) => one.qtid === qtid)
    if (!booking) return
    onClose()
    acts.open(booking)
  }
  function book({ startsAt, serviceIds }: FreeStart) {
    onClose()
    acts.book(location, { specialistId, serviceIds, startsAt })
  }
  return (
    <Suspense>
      <ExplainTimeDialog
        question={question}
        today={props.today}
        isOpen={layer.isOpen}
        onClose={onClose}
        onClosed={layer.onClosed}
        onOpen={open}
        onBook={mayCreate && mayClickFreeSlot ? book : undefined}
      />
    </Suspense>
  )
}
