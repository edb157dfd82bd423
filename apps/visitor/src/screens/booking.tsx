import type { OwnBooking } from '@rinda/client/bookings/own/own-booking'
import { nameIn } from '@rinda/client/http/names'
import { useNow } from '@rinda/live/use-now'
import { useEffect, useState } from 'react'
import { Cancel } from '../features/own-booking/act/cancel.tsx'
import { Move } from '../features/own-booking/act/move.tsx'
import { OwnData } from '../features/own-booking/act/own-data.tsx'
import { useOwnActs } from '../features/own-booking/act/use-own-acts.ts'
import { keptBookingOf } from '../features/own-booking/kept/kept-booking-record.ts'
import { NoBooking } from '../features/own-booking/kept/no-booking.tsx'
import { OwnBookingView } from '../features/own-booking/own-booking.tsx'
import { Page } from '../features/own-booking/page.tsx'
import { forgetLink, keptToken } from '../features/own-booking/payment/kept-link.ts'
import { type BookingLine, useBookingLine } from '../features/own-booking/use-booking-line.ts'
import { useOwnBooking } from '../features/own-booking/use-own-booking.ts'
import { useView, type View } from '../features/own-booking/use-view.ts'
import { LineBanner } from '../queue/line-banner.tsx'
import { isControlled } from '../session/kept/may-keep.ts'
import { keptBookingName } from '../session/kept/names.ts'
import { Failed } from '../session/pages/failed.tsx'
import { Loading } from '../session/pages/loading.tsx'
import { useDrawn } from '../session/use-drawn.ts'
import { useReloadWhenOutdated } from '../session/version/use-outdated.ts'
import { latePart } from '../session/words/late-part.tsx'
import { useLatePhrases } from '../session/words/late-phrases.ts'
import { usePhrases } from '../session/words/phrases.ts'

const EarlierForm = latePart(
  async () => (await import('../features/own-booking/earlier/form.tsx')).EarlierForm,
  ['earlier'],
)

/** The number of a visit whose visitor is here. */
const TicketBeside = latePart(
  async () => (await import('../features/live-ticket/ticket-beside.tsx')).TicketBeside,
  ['ticket'],
)

const OnDevice = latePart(
  async () => (await import('../features/on-device/on-device.tsx')).OnDevice,
  ['kept'],
)
const KeptBookingView = latePart(
  async () => (await import('../features/own-booking/kept/kept-booking.tsx')).KeptBookingView,
  ['kept'],
)

/** Time in ms for which a booking is kept after its end. */
const keptMs = 86_400_000

const titles = {
  booking: 'title',
  cancel: 'cancelTitle',
  move: 'move',
  earlier: 'earlier',
  data: 'data',
} as const

/** The booking of a visitor, by its link: its token stands in the fragment, which no server is sent. */
export default function BookingScreen({ name: qtid }: { name: string }) {
  const token = useToken(qtid)
  const { language } = usePhrases('visit')
  const { t: tt } = useLatePhrases('ownBooking')
  const { face, booking, readAgain } = useOwnBooking({ qtid, token })
  const line = useBookingLine(booking, readAgain)
  const { view: named, show } = useView()
  const view = booking ? allowed(named, booking) : 'booking'
  useReloadWhenOutdated()
  const isDrawn = useDrawn(face === 'there' || face === 'unknown')
  const name = keptBookingName(qtid)
  const title = face === 'unknown' ? tt('unknown') : tt(titles[view])
  useEffect(() => {
    document.title = title
  }, [title])

  const failed = <Failed onTryAgain={readAgain} />
  if (face === 'failed')
    return isControlled() ? <KeptBookingView {...{ name, token, title }} otherwise={failed} /> : failed
  return (
    <Page
      title={title}
      place={booking ? nameIn(language, booking.company.name) : ''}
      onBack={view === 'booking' ? undefined : () => show('booking')}
    >
      <LineBanner connection={line.connection} />
      {face === 'loading' && <Loading />}
      {face === 'unknown' && <NoBooking />}
      {booking && face === 'there' && <Part {...{ booking, token, line, readAgain, view, show }} />}
      {isDrawn && view === 'booking' && (
        <OnDevice
          page={{
            ...{ name, token, isGone: !booking || booking.isErased },
            fresh: booking && line.connection.state !== 'offline' ? keptBookingOf(booking) : null,
            until: (booking?.endsAt ?? 0) + keptMs,
          }}
        />
      )}
    </Page>
  )
}

type PartProps = {
  booking: OwnBooking
  token: string
  line: BookingLine
  readAgain: () => void
  view: View
  show: ReturnType<typeof useView>['show']
}

function Part({ booking, token, line, readAgain, view, show }: PartProps) {
  const acts = useOwnActs(booking, token, line.line, readAgain)
  const now = useNow() * 60_000
  const [isJustBooked] = useState(() => (history.state as { isJustBooked?: unknown })?.isJustBooked === true)
  const isOnline = line.connection.state === 'online'
  if (view === 'cancel')
    return (
      <Cancel
        {...{ booking, acts, isOnline, now }}
        onKeep={() => show('booking')}
        onCanceled={() => show('booking', { replace: true })}
      />
    )
  if (view === 'move') return <Move {...{ booking, token, acts, isOnline }} line={line.line} />
  if (view === 'earlier')
    return <EarlierForm {...{ booking, token, acts }} onDone={() => show('booking', { replace: true })} />
  if (view === 'data') return <OwnData {...{ booking, token, acts, now }} />
  const number = booking.ticket && <TicketBeside key={booking.ticket.id} {...booking.ticket} />
  return <OwnBookingView {...{ booking, token, acts, isJustBooked, now, readAgain, number }} onShow={show} />
}

/** The part that is asked for, where it still makes sense. */
function allowed(view: View, { cancelUntil, moveUntil, askEarlierUntil }: OwnBooking): View {
  if (view === 'cancel' && cancelUntil === null) return 'booking'
  if (view === 'earlier' && askEarlierUntil === null) return 'booking'
  return view === 'move' && moveUntil === null ? 'booking' : view
}

/**
 * The token: what stands behind the # of the address, also when somebody opens another link on the same page. Whoever comes back from paying has
 * none there: theirs was kept on the device, and is put back.
 */
function useToken(qtid: string): string {
  const [fragment, setFragment] = useState(() => location.hash.slice(1) || keptToken(qtid))
  useEffect(() => {
    if (location.hash !== '' || !fragment) return
    history.replaceState(history.state, '', `#${fragment}`)
    forgetLink(qtid)
  }, [fragment, qtid])
  useEffect(() => {
    const look = () => setFragment(location.hash.slice(1))
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  return fragment
}
