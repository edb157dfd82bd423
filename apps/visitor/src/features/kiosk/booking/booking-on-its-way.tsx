import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import { OnItsWayNotice } from '../act/on-its-way.tsx'
import type { OnItsWay } from '../act/use-wish.ts'

type Props = { act: OnItsWay<'hold' | 'booking'>; secondsLeft: number | null; onGiveUp: () => void }

/** Says that a time is being held or booked, or that the browser works for it first. */
export function BookingOnItsWay({ act, ...props }: Props) {
  const { t } = useLatePhrases('kioskBooking')
  const doing = act.what === 'hold' ? 'timeComing' : 'bookingComing'
  const coming = t(act.isProving ? 'bookingProving' : doing)
  const said = { coming, hint: t('unsureBookingHint'), giveUp: t('giveUpBooking') }
  return <OnItsWayNotice {...said} {...props} isUnsure={act.isUnsure} />
}
