import type { OutboxMessage } from '@rinda/client/bookings/outbox'
import { nameIn } from '@rinda/client/http/names'
import { localDateOf } from '@rinda/domain/time/zone'
import { useNow } from '@rinda/live/use-now'
import { Button } from '@rinda/ui/components/buttons/button'
import { StateBadge, type StateTone } from '@rinda/ui/components/notices/state-badge'
import { IconSend } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { exactMoment } from '../../session/time-texts/exact-moment.ts'
import styles from './outbox.module.css'

const tones = { waiting: 'active', sent: 'good', dead: 'bad', kept: 'quiet' } as const satisfies {
  [Each in OutboxMessage['state']]: StateTone
}

/** One message: to whom, of what, what became of it and why, and the way to send it once more. */
export function OutboxRow(props: { message: OutboxMessage; isBusy: boolean; onAgain: () => void }) {
  const { t, language } = useLatePhrases('outbox')
  const { profileAt, locations, user } = useSession()
  const now = useNow()
  const { message } = props
  const location = locations.data?.find(({ id }) => id === message.location_id)
  const { zone } = message.location_id === null ? user.profile : profileAt(message.location_id)
  const moment = (at: string) => exactMoment(at, language, zone, localDateOf(now, zone))
  const { why_not_again: whyNot, attempts } = message
  return (
    <tr data-outbox={message.id}>
      <td className="rinda-figures">{moment(message.created_at)}</td>
      <td>
        <span className={styles.two}>
          {t(`kind_${message.kind}`)}
          <span className={styles.small}>
            {location
              ? nameIn(language, location.name)
              : message.location_id !== null && `#${message.location_id}`}
          </span>
        </span>
      </td>
      <td>
        <span className={styles.two}>
          {message.recipient}
          <span className={styles.small}>
            {t(`channel_${message.channel}`)} · {message.language.toUpperCase()}
          </span>
        </span>
      </td>
      <td>
        <span className={styles.two}>
          <span>
            <StateBadge tone={tones[message.state]}>{t(`state_${message.state}`)}</StateBadge>
          </span>
          <span className={styles.small}>
            {message.sent_at ? moment(message.sent_at) : attempts > 0 ? t('tries', { count: attempts }) : ''}
          </span>
          {message.fault && <span className={styles.fault}>{message.fault}</span>}
        </span>
      </td>
      <td>
        {message.booking_id !== null && (
          <Link to="/tools/bookings/$bookingId" params={{ bookingId: String(message.booking_id) }}>
            {t('bookingOf', { id: message.booking_id })}
          </Link>
        )}
      </td>
      <td>
        {whyNot === null ? (
          <Button
            icon={<IconSend size={17} stroke={1.8} aria-hidden="true" />}
            isBusy={props.isBusy}
            aria-label={t('againOf', { recipient: message.recipient })}
            onClick={props.onAgain}
          >
            {t('again')}
          </Button>
        ) : (
          whyNot !== 'sent' &&
          whyNot !== 'waiting' && <span className={styles.small}>{t(`whyNot_${whyNot}`)}</span>
        )}
      </td>
    </tr>
  )
}
