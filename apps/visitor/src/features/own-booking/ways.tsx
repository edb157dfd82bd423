import type { OwnBooking } from '@rinda/client/bookings/own/own-booking'
import { IconCalendarPlus, IconFileDownload, IconPhone, IconRoute } from '@tabler/icons-react'
import { useState } from 'react'
import { useLatePhrases } from '../../session/words/late-phrases.ts'
import buttons from './buttons.module.css'
import { routeLink } from './route-link.ts'
import { saveCalendar, saveConfirmation } from './save-file.ts'

/** Ways out of the page: into a calendar, onto paper, to the place, to its telephone. */
export function Ways({ booking, token }: { booking: OwnBooking; token: string }) {
  const { t, language } = useLatePhrases('ownBooking')
  const [failed, setFailed] = useState<'calendarFailed' | 'paperFailed' | null>(null)
  const { location, qtid } = booking
  return (
    <>
      <div className={buttons.pair}>
        <button
          type="button"
          className={buttons.button}
          onClick={async () => setFailed((await saveCalendar({ qtid, token })) ? null : 'calendarFailed')}
        >
          <IconCalendarPlus size={20} aria-hidden="true" />
          {t('addToCalendar')}
        </button>
        <button
          type="button"
          className={buttons.button}
          onClick={async () =>
            setFailed((await saveConfirmation({ qtid, token }, language)) ? null : 'paperFailed')
          }
        >
          <IconFileDownload size={20} aria-hidden="true" />
          {t('savePaper')}
        </button>
      </div>
      <p role="alert" className={buttons.fault}>
        {failed && t(failed)}
      </p>
      <RouteLink location={location} />
      <Phone location={location} />
    </>
  )
}

/** Leads to a map of the place. */
export function RouteLink({ location }: Pick<OwnBooking, 'location'>) {
  const { t } = useLatePhrases('ownBooking')
  return (
    <a className={buttons.button} href={routeLink(location)} target="_blank" rel="noopener noreferrer">
      <IconRoute size={20} aria-hidden="true" />
      {t('route')}
    </a>
  )
}

/** Calls the place, where it has a telephone. */
export function Phone({ location: { phone } }: Pick<OwnBooking, 'location'>) {
  const { t } = useLatePhrases('ownBooking')
  if (!phone) return null
  return (
    <a className={buttons.quiet} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
      <IconPhone size={18} aria-hidden="true" />
      {t('call', { phone })}
    </a>
  )
}
