import { useNow } from '@rinda/live/use-now'
import { bookingFace, isAhead } from '../features/own-booking/booking-face.ts'
import { CodeCard } from '../features/own-booking/card/code-card.tsx'
import { WhenCard } from '../features/own-booking/card/when-card.tsx'
import { useOwnBooking } from '../features/own-booking/use-own-booking.ts'
import { Ways } from '../features/own-booking/ways.tsx'
import { BookedCard } from '../features/widget/booked-card.tsx'
import { Failed } from '../session/pages/failed.tsx'
import { Loading } from '../session/pages/loading.tsx'
import { useLatePhrases } from '../session/words/late-phrases.ts'

export type Booked = { readonly qtid: string; readonly token: string }

/** Shows what was booked in the widget: when and where, its code, the way into a calendar, and the page on which it is changed. */
export function WidgetBooked({ booked, onDone }: { booked: Booked; onDone: () => void }) {
  const { t: widget } = useLatePhrases('widget')
  const { t: own } = useLatePhrases('ownBooking')
  const { booking, face, readAgain } = useOwnBooking(booked)
  const now = useNow() * 60_000
  const { qtid, token } = booked
  const shown = booking && bookingFace(booking, now)
  if (face === 'failed') return <Failed onTryAgain={readAgain} />
  return (
    <BookedCard
      title={own('title')}
      manage={`/visit/booking/${qtid}#${token}`}
      // A gateway shows its page in no frame: it is paid on the page of the booking, in a tab of its own.
      manageLabel={shown === 'paying' ? own('payNow') : widget('manage')}
      onDone={onDone}
    >
      {booking ? (
        <>
          <WhenCard {...{ booking, now }} face={bookingFace(booking, now)} isJustBooked />
          {shown && isAhead(shown) && shown !== 'paying' && (
            <>
              <CodeCard code={booking.code} />
              <Ways booking={booking} token={token} />
            </>
          )}
        </>
      ) : (
        <Loading />
      )}
    </BookedCard>
  )
}
