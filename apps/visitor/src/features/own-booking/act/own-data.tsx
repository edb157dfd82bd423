import { eraseOwnData, type OwnBooking } from '@rinda/client/bookings/own/own-booking'
import { useState } from 'react'
import { keptBookingName } from '../../../session/kept/names.ts'
import { visitorHttp } from '../../../session/line/visitor-http.ts'
import { takeFocus } from '../../../session/take-focus.ts'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import { bookingFace, isAhead } from '../booking-face.ts'
import buttons from '../buttons.module.css'
import styles from './own-data.module.css'
import { Refused } from './refused.tsx'
import type { OwnActs } from './use-own-acts.ts'

type Props = { booking: OwnBooking; token: string; acts: OwnActs; now: number }

/** Shows a visitor what is known of them, and has it erased after one question. */
export function OwnData({ booking, token, acts, now }: Props) {
  const { t } = useLatePhrases('ownBooking')
  const [question, setQuestion] = useState<'unasked' | 'asked' | 'kept'>('unasked')
  const { person, isErased, qtid } = booking
  const isCanceledToo = isAhead(bookingFace(booking, now)) && booking.startsAt > now
  const phone = person.phone_number && `+${person.phone_country_code} ${person.phone_number}`
  const facts = [
    [t('name'), `${person.first_name} ${person.last_name}`.trim()],
    [t('phoneNumber'), phone],
    [t('email'), person.email],
    [t('said'), person.description],
    [t('fields'), Object.values(person.fields).filter(isText).join(', ')],
    [t('file'), person.has_file ? t('fileThere') : ''],
  ].filter(([, value]) => value !== '')

  async function erase() {
    const isDone = await acts.run('erase', async () => {
      const result = await eraseOwnData(visitorHttp, { qtid, token }, { isCanceledToo })
      if (result.ok) {
        void import('../../../session/kept/kept-pages.ts').then(
          ({ forgetPage }) => forgetPage(keptBookingName(qtid)),
          () => {},
        )
        return { ok: true }
      }
      return { ok: false, info: result.failure.kind === 'refused' ? result.failure.info : null }
    })
    if (isDone) setQuestion('unasked')
  }
  return (
    <>
      <p role="status">{isErased ? t('erased') : t('dataText')}</p>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Refused state={acts.state} of="erase" />
      {!isErased && question !== 'asked' && (
        <button
          type="button"
          className={buttons.grave}
          ref={question === 'kept' ? takeFocus : null}
          onClick={() => setQuestion('asked')}
        >
          {t('erase')}
        </button>
      )}
      {!isErased && question === 'asked' && (
        <fieldset className={styles.ask}>
          <legend>{t('eraseTitle')}</legend>
          <p>{t('eraseText')}</p>
          {isCanceledToo && <p className={styles.grave}>{t('eraseCancels')}</p>}
          <button
            type="button"
            ref={takeFocus}
            className={buttons.button}
            onClick={() => setQuestion('kept')}
          >
            {t('eraseNo')}
          </button>
          <button type="button" className={buttons.grave} disabled={acts.isBusy} onClick={erase}>
            {t(isCanceledToo ? 'eraseCancelYes' : 'eraseYes')}
          </button>
        </fieldset>
      )}
    </>
  )
}

function isText(value: unknown): boolean {
  return (typeof value === 'string' && value !== '') || typeof value === 'number'
}
