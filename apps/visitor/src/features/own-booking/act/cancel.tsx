import type { OwnBooking } from '@rinda/client/bookings/own/own-booking'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import buttons from '../buttons.module.css'
import { WhenCard } from '../card/when-card.tsx'
import { Refused } from './refused.tsx'
import type { OwnActs } from './use-own-acts.ts'

type Props = {
  booking: OwnBooking
  acts: OwnActs
  isOnline: boolean
  now: number
  onKeep: () => void
  onCanceled: () => void
}

/** Asks once whether a booking is to be canceled; to keep it is the nearer answer. */
export function Cancel({ booking, acts, isOnline, now, onKeep, onCanceled }: Props) {
  const { t } = useLatePhrases('ownBooking')
  return (
    <>
      <WhenCard booking={booking} face="standing" isJustBooked={false} now={now} />
      <p>{t('cancelText')}</p>
      <Refused state={acts.state} of="cancel" />
      <button type="button" className={buttons.main} onClick={onKeep}>
        {t('keep')}
      </button>
      <button
        type="button"
        className={buttons.grave}
        disabled={!isOnline || acts.isBusy}
        onClick={async () => {
          if (await acts.cancel()) onCanceled()
        }}
      >
        {t('cancelYes')}
      </button>
    </>
  )
}
