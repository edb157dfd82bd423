import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import type { Location } from '@rinda/client/set-up/locations'
import { Button } from '@rinda/ui/components/buttons/button'
import { useEffect, useId, useRef, useState } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import lines from '../line/line-list.module.css'
import cards from '../visit/serving-card.module.css'
import { foundByName } from './arrivals.ts'
import styles from './check-in-form.module.css'
import { DueRow } from './due-list.tsx'
import type { CheckedIn, CheckIn } from './use-check-in.ts'

/**
 * One field for the code that a visitor says, or for their name: Enter checks in by the code, or the only one of that name. Escape goes back.
 */
export function CheckInForm(props: {
  checkIn: CheckIn
  arrivals: readonly ShortBooking[]
  location: Location
  /** Minutes since 1970. */
  now: number
  onBack: () => void
}) {
  const { t } = useLatePhrases('counter')
  const { checkIn } = props
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const found = foundByName(props.arrivals, typed)
  useEffect(() => field.current?.focus(), [])

  async function run(who: CheckedIn) {
    setBusy(true)
    const refusal = await checkIn.run(who)
    setBusy(false)
    setFault(refusal)
    if (refusal === null) return props.onBack()
    field.current?.focus()
    field.current?.select()
  }
  function send() {
    const code = typed.trim()
    const [only, ...others] = found
    if (code === '') return setFault(t('codeMissing'))
    if (others.length > 0) return setFault(t('codeSeveral'))
    void run(only ? { qtid: only.qtid } : { code })
  }

  return (
    <form
      noValidate
      className={`${cards.card} ${styles.form}`}
      aria-label={t('checkInTitle')}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) send()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        props.onBack()
      }}
    >
      <label className={styles.label} htmlFor={id}>
        {t('codeOrName')}
      </label>
      <div className={styles.field}>
        <input
          ref={field}
          id={id}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          value={typed}
          aria-describedby={`${id}-about`}
          aria-invalid={fault !== null || undefined}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setFault(null)
          }}
        />
        <Button onClick={props.onBack}>{t('back')}</Button>
        <Button kind="primary" type="submit" isBusy={isBusy}>
          {t('checkInNow')}
        </Button>
      </div>
      <p
        id={`${id}-about`}
        role={fault === null ? undefined : 'alert'}
        className={fault === null ? styles.hint : styles.fault}
      >
        {fault ?? t('codeHint')}
      </p>
      {found.length > 0 && (
        <ul className={`${lines.rows} ${styles.found}`} aria-label={t('foundByName')}>
          {found.map((booking) => (
            <DueRow
              key={booking.qtid}
              booking={booking}
              location={props.location}
              now={props.now}
              isBusy={isBusy || checkIn.isBusy(booking.qtid)}
              onCheckIn={({ qtid }) => void run({ qtid })}
            />
          ))}
        </ul>
      )}
    </form>
  )
}
