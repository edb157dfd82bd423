import { visitorName } from '@rinda/client/bookings/booking-view'
import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { type Interval, localTimeOf } from '@rinda/domain/time/zone'
import { longDay } from '@rinda/phrases/time/day-text'
import { Button } from '@rinda/ui/components/buttons/button'
import { Dialog } from '@rinda/ui/components/layers/dialog'
import { IconArrowRight, IconChevronRight } from '@tabler/icons-react'
import { stateColors } from '../../calendar/state-look.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import styles from './show-day-dialog.module.css'

type ListedState = 'coming' | 'past' | 'attended' | 'attention' | 'pending' | 'blocked'
type Listed = { readonly booking: ShortBooking; readonly state: ListedState }

/** The bookings of a day, or of one time of it, in the order of time; each opens its details. Live changes show while it is open. */
export function ShowDayDialog(props: {
  location: Location
  date: string
  /** Time that one box of the day stood for; null where the whole day is listed. */
  during: Interval | null
  parts: readonly Listed[]
  isOpen: boolean
  /** Another dialog lies over this one and has the keys. */
  isCovered: boolean
  onOpen: (qtid: string) => void
  onOpenDay: () => void
  onClose: () => void
  onClosed: () => void
}) {
  const { t } = usePhrases('calendar')
  const { t: say } = useLatePhrases('week')
  const { language, profileAt } = useSession()
  const profile = profileAt(props.location.id)
  const { parts, during } = props
  const time = during ? [timesOf({ startsAt: during.from, endsAt: during.till }, profile.zone)] : []
  const visits = parts.filter(({ booking }) => !booking.isBlocked).length
  const blocks = parts.length - visits
  const counts = [
    visits > 0 ? t('bookings', { count: visits }) : t('noBookings'),
    ...(blocks > 0 ? [say('blocks', { count: blocks })] : []),
  ]
  return (
    <Dialog
      title={say('dayTitle')}
      isOpen={props.isOpen}
      isBlocking={props.isCovered}
      onClose={props.onClose}
      onClosed={props.onClosed}
      footer={
        <Button icon={<IconArrowRight size={18} stroke={1.8} />} onClick={props.onOpenDay}>
          {say('openDay')}
        </Button>
      }
    >
      <p className={styles.day}>
        <b>{[longDay(props.date, language), ...time].join(', ')}</b>
        <span>{counts.join(' · ')}</span>
      </p>
      {parts.length === 0 ? (
        <p className={styles.none}>{say('dayEmpty')}</p>
      ) : (
        <ul className={styles.list}>
          {parts.map((part) => (
            <li key={part.booking.qtid}>
              <DayRow {...part} location={props.location} onOpen={props.onOpen} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function DayRow(props: Listed & { location: Location; onOpen: (qtid: string) => void }) {
  const { t } = usePhrases('calendar')
  const { t: say } = useLatePhrases('week')
  const { language, profileAt } = useSession()
  const profile = profileAt(props.location.id)
  const { booking, state, location } = props
  const service = location.services.find(({ id }) => id === booking.serviceId)
  const specialist = location.specialists.find(({ id }) => id === booking.specialistId)
  const isSaidHere = state === 'coming' || state === 'attention'
  const word = isSaidHere
    ? say(`state_${state}`)
    : t(state === 'pending' ? 'state_approval' : `state_${state}`)
  const reason = profile.booking.blockReason ? (booking.notes.blocked ?? '') : ''
  const name = booking.isBlocked ? reason || t('state_blocked') : visitorName(booking)
  const about = [booking.isBlocked ? '' : service && nameIn(language, service.name), specialist?.name]
  return (
    <button type="button" className={styles.row} onClick={() => props.onOpen(booking.qtid)}>
      <span className={styles.time}>{timesOf(booking, profile.zone)}</span>{' '}
      <span className={styles.who}>
        <span className={styles.name}>{name || '—'}</span>{' '}
        <span className={styles.about}>{about.filter(Boolean).join(' · ')}</span>
      </span>{' '}
      <span className={`${styles.state} ${stateColors}`} data-state={state}>
        {word}
      </span>
      <IconChevronRight size={16} stroke={2} aria-hidden="true" className={styles.arrow} />
    </button>
  )
}

const timesOf = ({ startsAt, endsAt }: Pick<ShortBooking, 'startsAt' | 'endsAt'>, zone: string) =>
  `${localTimeOf(startsAt, zone)}–${localTimeOf(endsAt, zone)}`
