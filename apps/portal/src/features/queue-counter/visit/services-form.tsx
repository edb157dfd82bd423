import type { Ticket } from '@rinda/client/queue/tickets'
import type { Location } from '@rinda/client/set-up/locations'
import { Button } from '@rinda/ui/components/buttons/button'
import { useEffect, useRef, useState } from 'react'
import { queueServicesOf } from '../../../queue/queue-locations.ts'
import { useNames } from '../../../queue/use-names.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import choices from '../choose/choose-counter.module.css'
import styles from './transfer-form.module.css'

/** Adds services to a visit, in the order in which they are chosen, after those that it has. Escape goes back. */
export function ServicesForm(props: {
  ticket: Ticket
  location: Location
  isBusy: boolean
  onAdd: (serviceIds: readonly number[]) => void
  onBack: () => void
}) {
  const { t } = useLatePhrases('counter')
  const { ticket, location } = props
  const names = useNames(location)
  const root = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [isAsked, setAsked] = useState(false)
  const has = [ticket.serviceId, ...ticket.nextServiceIds]
  const others = queueServicesOf(location).filter(({ id }) => !has.includes(id))
  useEffect(() => root.current?.querySelector<HTMLElement>('input, button')?.focus(), [])

  return (
    <form
      ref={root}
      className={styles.form}
      aria-label={t('servicesAddTitle', { label: ticket.label })}
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (chosen.length > 0) props.onAdd(chosen)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        props.onBack()
      }}
    >
      <p className={styles.text}>{t(others.length === 0 ? 'servicesAddNone' : 'servicesAddText')}</p>
      <fieldset className={choices.services} aria-label={t('servicesAddTitle', { label: ticket.label })}>
        {others.map(({ id }) => (
          <label key={id} className={choices.service}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ currentTarget }) =>
                setChosen(currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
            <span>{names.ofService(id)}</span>
          </label>
        ))}
      </fieldset>
      {isAsked && chosen.length === 0 && others.length > 0 && (
        <p role="alert" className={styles.fault}>
          {t('servicesMissing')}
        </p>
      )}
      <div className={styles.foot}>
        <Button onClick={props.onBack}>{t('back')}</Button>
        {others.length > 0 && (
          <Button kind="primary" type="submit" isBusy={props.isBusy}>
            {t('servicesAddNow')}
          </Button>
        )}
      </div>
    </form>
  )
}
