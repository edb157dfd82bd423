import { nameIn } from '@rinda/client/http/names'
import type { VisitLocation } from '@rinda/client/queue/visit-location'
import { useEffect, useRef, useState } from 'react'
import { useDayText } from '../../../bookings/use-day-text.ts'
import { useTimeText } from '../../../queue/use-time-text.ts'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import { BackButton } from '../back-button.tsx'
import { Keyboard } from '../keyboard/keyboard.tsx'
import { hasOwnKeyboard } from '../keyboard/own-keyboard.ts'
import cards from '../look/card.module.css'
import { Heading } from '../look/heading.tsx'
import styles from './booking.module.css'
import type { Held, NotBooked, Visitor } from './use-booking.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

type Props = {
  location: VisitLocation
  held: Held
  refused: NotBooked | null
  isOnline: boolean
  onConfirm: (visitor: Visitor) => void
  onBack: () => void
}

type Field = keyof Visitor
/** Fields that visitors are asked for wherever they book. */
const fields = [
  { name: 'firstName', keys: 'name', most: 100 },
  { name: 'lastName', keys: 'name', most: 100 },
  { name: 'phoneCountryCode', keys: 'digits', most: 4 },
  { name: 'phoneNumber', keys: 'digits', most: 15 },
  { name: 'email', keys: 'email', most: 100 },
] as const
const empty: Visitor = { firstName: '', lastName: '', phoneCountryCode: '371', phoneNumber: '', email: '' }
const modes = { name: 'text', digits: 'tel', email: 'email' } as const

/** Asks who comes at the time that is held, and says for how long it is. What is typed is kept here alone, and goes with this step. */
export function VisitorForm({ location, held, refused, isOnline, onConfirm, onBack }: Props) {
  const { t, language } = useLatePhrases('kioskBooking')
  const { t: kiosk } = useLatePhrases('kiosk')
  const timeText = useTimeText(location.timezone)
  const dayText = useDayText(location.timezone)
  const [visitor, setVisitor] = useState(empty)
  const [active, setActive] = useState<Field>('firstName')
  const [hasKeyboard] = useState(hasOwnKeyboard)
  const inputs = useRef(new Map<Field, HTMLInputElement>())
  const left = useSecondsLeft(held.endsAt)
  const service = location.services.find(({ id }) => id === held.serviceId)
  const failure = refused === 'hold-over' ? null : refused
  const missing = fields.find(({ name }) => visitor[name].trim() === '')
  const keys = fields.find(({ name }) => name === active)?.keys ?? 'name'

  const field = failure?.field
  useEffect(() => {
    if (field !== undefined) inputs.current.get(field as Field)?.focus()
  }, [field])

  const put = (name: Field, text: string) => {
    const known = fields.find((one) => one.name === name)
    const typed = known?.keys === 'digits' ? text.replace(/\D/g, '') : text
    setVisitor((before) => ({ ...before, [name]: typed.slice(0, known?.most) }))
  }
  return (
    <form
      className={styles.form}
      autoComplete="off"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (missing) return inputs.current.get(missing.name)?.focus()
        if (isOnline) onConfirm(visitor)
      }}
    >
      <BackButton onBack={onBack} />
      <Heading>{t('whoComes')}</Heading>
      <p className={styles.what}>
        <strong>
          {dayText(held.startsAt)}, {timeText(held.startsAt)}
        </strong>
        {service && <span>{nameIn(language, service.name)}</span>}
        <span role="timer" className={cards.plain}>
          {t('heldFor', { time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` })}
        </span>
      </p>
      <div className={styles.fields}>
        {fields.map(({ name, keys }) => {
          const why = failure?.field === name ? (failure.info?.[language] ?? kiosk('notDone')) : null
          return (
            <label key={name} className={styles.field} data-field={name}>
              <span>{t(name)}</span>
              <input
                ref={(input) => {
                  if (input) inputs.current.set(name, input)
                }}
                name={name}
                type="text"
                inputMode={hasKeyboard ? 'none' : modes[keys]}
                autoComplete="off"
                autoCapitalize={keys === 'name' ? 'words' : 'none'}
                spellCheck={false}
                aria-invalid={why !== null}
                {...(why ? { 'aria-describedby': `why-${name}` } : {})}
                value={visitor[name]}
                onFocus={() => setActive(name)}
                onChange={(event) => put(name, event.target.value)}
              />
              {why && (
                <span id={`why-${name}`} role="alert" className={styles.why}>
                  {why}
                </span>
              )}
            </label>
          )
        })}
      </div>
      {!isOnline && (
        <p role="alert" className={cards.refusal}>
          {t('noLineBooking')}
        </p>
      )}
      <button type="submit" className={cards.action} aria-disabled={!missing && !isOnline}>
        {t(missing ? 'nextField' : 'bookIt')}
      </button>
      {hasKeyboard && (
        <Keyboard
          keys={keys}
          isCapital={keys === 'name' && /(^|[\s-])$/.test(visitor[active])}
          onKey={(key) => {
            put(active, visitor[active] + key)
            inputs.current.get(active)?.focus()
          }}
          onErase={() => put(active, visitor[active].slice(0, -1))}
        />
      )}
    </form>
  )
}
