import type { RequestFailure } from '@rinda/client/bookings/booking-replies'
import type { VisitService } from '@rinda/client/bookings/visit-service'
import type { Fault, VisitorPayload } from '@rinda/client/bookings/visitor-values'
import type { FormFieldKey } from '@rinda/domain/company/profile'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import type { Typed } from '../hold/kept.ts'
import { priceText } from '../price-text.ts'
import styles from './details.module.css'
import { Field } from './field.tsx'
import { faultyField, readForm } from './form-values.ts'

type Props = {
  service: VisitService
  typed: Typed
  failure: RequestFailure | null
  /** Names of the time that the button says. */
  time: string
  isBusy: boolean
  notice: ReactNode
  /** Part of the form below its fields. */
  more?: ReactNode
  onTyped: (typed: Typed) => void
  onReady: (visitor: VisitorPayload) => void
}

/** Asks who comes: the company's own form. What is wrong is said above its field, with an example; nothing that was typed is lost. */
export function Details({ service, typed, failure, time, isBusy, notice, more, onTyped, onReady }: Props) {
  const { t, language } = useLatePhrases('book')
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const form = useRef<HTMLFormElement>(null)
  const fields = service.form
  const refused = faultyField(fields, failure)
  const isBookedNext = service.visitorCode === 'none' || service.visitorCodeFrom === 'second'
  const focus = (key: FormFieldKey) => form.current?.querySelector<HTMLElement>(`[name="${key}"]`)?.focus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each refusal
  useEffect(() => {
    if (refused) focus(refused)
  }, [failure])

  function whyOf(key: FormFieldKey, hasOptions: boolean): string | null {
    const code = faults.find(({ field }) => field === key)?.code
    if (code === 'error_wrong_number') return t('wrong_phone')
    if (code === 'error_fields_invalid_email') return t('wrong_email')
    if (code) return emptyText(key, hasOptions)
    if (refused !== key) return null
    if (failure?.code === 'invalid' && key === 'phone_number') return t('wrong_phone')
    return failure?.info?.[language] ?? t('notDone')
  }
  function emptyText(key: FormFieldKey, hasOptions: boolean): string {
    if (key === 'first_name' || key === 'last_name' || key === 'phone_number' || key === 'email')
      return t(`empty_${key}`)
    return t(hasOptions ? 'empty_choice' : 'empty_text')
  }
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy) return
        const { faults: found, payload } = readForm(fields, typed, language)
        setFaults(found)
        const [first] = found
        if (first) focus(first.field)
        else onReady(payload)
      }}
    >
      {notice}
      <div className={styles.fields}>
        {fields.map((field) => (
          <Field
            key={field.key}
            field={field}
            value={typed.values[field.key] ?? ''}
            isProblem={field.key === 'notes' && service.asksDescription}
            why={whyOf(field.key, field.options !== undefined)}
            onValue={(value) => onTyped({ ...typed, values: { ...typed.values, [field.key]: value } })}
            before={
              field.key === 'phone_number' && (
                <input
                  type="text"
                  name="phone_country"
                  aria-label={t('field_phone_country')}
                  inputMode="tel"
                  autoComplete="tel-country-code"
                  maxLength={6}
                  value={typed.country}
                  onChange={(event) => onTyped({ ...typed, country: event.target.value })}
                />
              )
            }
          />
        ))}
        {more}
      </div>
      <p className={styles.use}>{t('dataUse')}</p>
      {service.isPrepaid && service.price !== null && (
        <p className={styles.use}>{t('payNext', { price: priceText(service.price, language) })}</p>
      )}
      <div className={styles.bar}>
        <button type="submit" aria-disabled={isBusy}>
          {isBookedNext ? t('bookAt', { time }) : t('sendCode')}
        </button>
      </div>
    </form>
  )
}
