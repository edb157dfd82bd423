import type { Booking } from '@rinda/client/bookings/booking-view'
import { buttonClass } from '@rinda/ui/components/buttons/button'
import { IconMail, IconMessage, IconPhone } from '@tabler/icons-react'
import { phoneText, phoneUrl } from '../../bookings/words/phone-text.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './contact.module.css'
import { Undelivered } from './undelivered.tsx'

/** Shows how the visitor is reached, which is looked for first; on a phone a tap calls or writes. */
export function Contact({ booking }: { booking: Booking }) {
  const { t } = useLatePhrases('views')
  const phone = phoneText(booking)
  const { email } = booking
  if (phone === '' && email === '') return null
  return (
    <>
      <p className={styles.lines}>
        {phone !== '' && (
          <a className={styles.phone} href={phoneUrl(booking)}>
            {phone}
          </a>
        )}
        {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
      </p>
      <Undelivered booking={booking} />
      <p className={styles.ways}>
        {phone !== '' && (
          <a className={buttonClass()} href={phoneUrl(booking)}>
            <IconPhone size={18} stroke={1.8} aria-hidden="true" />
            {t('call')}
          </a>
        )}
        {phone !== '' && (
          <a className={buttonClass()} href={phoneUrl(booking).replace('tel:', 'sms:')}>
            <IconMessage size={18} stroke={1.8} aria-hidden="true" />
            {t('write')}
          </a>
        )}
        {phone === '' && (
          <a className={buttonClass()} href={`mailto:${email}`}>
            <IconMail size={18} stroke={1.8} aria-hidden="true" />
            {t('write')}
          </a>
        )}
      </p>
    </>
  )
}
