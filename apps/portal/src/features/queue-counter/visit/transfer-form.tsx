import type { Ticket } from '@rinda/client/queue/tickets'
import type { Location } from '@rinda/client/set-up/locations'
import { Button } from '@rinda/ui/components/buttons/button'
import { Choice } from '@rinda/ui/components/fields/choice'
import { useEffect, useId, useRef, useState } from 'react'
import { queueServicesOf } from '../../../queue/queue-locations.ts'
import { type Counter, isSameCounter } from '../../../queue/ticket.ts'
import { useNames } from '../../../queue/use-names.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import type { Transfer } from '../act/use-counter-acts.ts'
import styles from './transfer-form.module.css'

/** Hands a visitor on to another service or counter, with a note for whoever calls them next. Escape goes back. */
export function TransferForm(props: {
  ticket: Ticket
  location: Location
  counters: readonly Counter[]
  /** The counter that hands on. */
  own: Counter['counter']
  isBusy: boolean
  onTransfer: (to: Transfer) => void
  onBack: () => void
}) {
  const { t } = useLatePhrases('counter')
  const { ticket, location } = props
  const names = useNames(location)
  const id = useId()
  const root = useRef<HTMLFormElement>(null)
  const services = queueServicesOf(location)
  const first = services.find((one) => one.id !== ticket.serviceId) ?? services[0]
  const [form, setForm] = useState({ serviceId: first?.id ?? ticket.serviceId ?? 0, counter: '', note: '' })
  const [isAsked, setAsked] = useState(false)
  // Who is sent to a closed one waits for any.
  const others = props.counters.filter((one) => one.isOpen && !isSameCounter(one.counter, props.own))
  const isSame = form.serviceId === ticket.serviceId && form.counter === ''
  useEffect(() => root.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus(), [])

  function send() {
    setAsked(true)
    if (isSame) return
    const counter = others.find((one) => String(one.counter) === form.counter)?.counter ?? null
    props.onTransfer({ serviceId: form.serviceId, counter, note: form.note.trim() })
  }

  return (
    <form
      ref={root}
      className={styles.form}
      aria-label={t('transferTitle', { label: ticket.label })}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        props.onBack()
      }}
    >
      <p className={styles.text}>{t('transferText')}</p>
      <div className={styles.places}>
        <div className={styles.field}>
          <span aria-hidden="true">{t('transferService')}</span>
          <Choice
            label={t('transferService')}
            value={String(form.serviceId)}
            options={services.map((one) => ({ value: String(one.id), label: names.ofService(one.id) }))}
            onChange={(value) => setForm({ ...form, serviceId: Number(value) })}
          />
        </div>
        <div className={styles.field}>
          <span aria-hidden="true">{t('transferCounter')}</span>
          <Choice
            label={t('transferCounter')}
            value={form.counter}
            options={[
              { value: '', label: t('anyCounter') },
              ...others.map(({ counter }) => ({ value: String(counter), label: names.ofCounter(counter) })),
            ]}
            onChange={(counter) => setForm({ ...form, counter })}
          />
        </div>
      </div>
      {isAsked && isSame && (
        <p role="alert" className={styles.fault}>
          {t('transferSame')}
        </p>
      )}
      <div className={styles.field}>
        <label htmlFor={id}>{t('transferNote')}</label>
        <textarea
          id={id}
          rows={2}
          maxLength={500}
          value={form.note}
          onChange={({ currentTarget }) => setForm({ ...form, note: currentTarget.value })}
        />
      </div>
      <div className={styles.foot}>
        <Button onClick={props.onBack}>{t('back')}</Button>
        <Button kind="primary" type="submit" isBusy={props.isBusy}>
          {t('transferNow')}
        </Button>
      </div>
    </form>
  )
}
