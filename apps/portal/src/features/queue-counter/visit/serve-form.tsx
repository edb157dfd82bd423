import type { Location } from '@rinda/client/set-up/locations'
import { Button } from '@rinda/ui/components/buttons/button'
import { Choice } from '@rinda/ui/components/fields/choice'
import { useEffect, useId, useRef, useState } from 'react'
import { queueServicesOf } from '../../../queue/queue-locations.ts'
import { useNames } from '../../../queue/use-names.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import type { ServedNow } from '../act/use-counter-acts.ts'
import cards from './serving-card.module.css'
import styles from './transfer-form.module.css'

const mostPeople = 99

/** Serves somebody at once who has no ticket: the service, how many they are, and Enter. Escape goes back. */
export function ServeForm(props: {
  location: Location
  /** Services of this counter: the first of them is chosen from the beginning. */
  serviceIds: readonly number[]
  isBusy: boolean
  onServe: (who: ServedNow) => void
  onBack: () => void
}) {
  const { t } = useLatePhrases('counter')
  const { location } = props
  const names = useNames(location)
  const people = useId()
  const root = useRef<HTMLFormElement>(null)
  const services = queueServicesOf(location)
  const first = services.find(({ id }) => props.serviceIds.includes(id)) ?? services[0]
  const [form, setForm] = useState({ serviceId: first?.id ?? 0, people: '1' })
  const [isAsked, setAsked] = useState(false)
  const count = Number(form.people)
  const isFault = !(Number.isInteger(count) && count >= 1 && count <= mostPeople)
  useEffect(() => root.current?.querySelector<HTMLElement>('button[type="submit"]')?.focus(), [])

  return (
    <form
      ref={root}
      noValidate
      className={cards.card}
      aria-label={t('serveTitle')}
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (!isFault) props.onServe({ serviceId: form.serviceId, people: count })
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        props.onBack()
      }}
    >
      <p className={cards.freeTitle}>{t('serveTitle')}</p>
      <p className={styles.text}>{t('serveText')}</p>
      <div className={styles.places}>
        <div className={styles.field}>
          <span aria-hidden="true">{t('serveService')}</span>
          <Choice
            label={t('serveService')}
            value={String(form.serviceId)}
            options={services.map((one) => ({ value: String(one.id), label: names.ofService(one.id) }))}
            onChange={(value) => setForm({ ...form, serviceId: Number(value) })}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={people}>{t('servePeople')}</label>
          <input
            id={people}
            name="people"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={form.people}
            aria-invalid={(isAsked && isFault) || undefined}
            aria-describedby={isAsked && isFault ? `${people}-fault` : undefined}
            onChange={({ currentTarget }) => setForm({ ...form, people: currentTarget.value })}
          />
        </div>
      </div>
      {isAsked && isFault && (
        <p id={`${people}-fault`} role="alert" className={styles.fault}>
          {t('servePeopleFault')}
        </p>
      )}
      <div className={styles.foot}>
        <Button onClick={props.onBack}>{t('back')}</Button>
        <Button kind="primary" type="submit" isBusy={props.isBusy}>
          {t('serveNow')}
        </Button>
      </div>
    </form>
  )
}
