import { nameIn } from '@rinda/client/http/names'
import type { AgentSocket } from '@rinda/client/queue/agent-socket'
import type { Location } from '@rinda/client/set-up/locations'
import { Button } from '@rinda/ui/components/buttons/button'
import { Choice } from '@rinda/ui/components/fields/choice'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import type { CounterChoice } from '../../../queue/kept-counter.ts'
import { countersQuery, withCounter } from '../../../queue/line-queries.ts'
import { queueServicesOf } from '../../../queue/queue-locations.ts'
import { type Counter, counterFrom, isSameCounter } from '../../../queue/ticket.ts'
import { useNames } from '../../../queue/use-names.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { usePhrases } from '../../../session/phrases.ts'
import { useSession } from '../../../session/session.tsx'
import { useToasts } from '../../../session/toasts.ts'
import styles from './choose-counter.module.css'
import { beginForm, type CounterForm, chosenServices, counterNamed, faultsOf } from './counter-form.ts'

/** Location, counter and services are chosen once. What was chosen before is filled in. */
export function ChooseCounter(props: {
  socket: AgentSocket
  isLost: boolean
  locations: readonly Location[]
  /** The location that is offered where none was chosen before. */
  first: Location
  viewSwitch: ReactNode
  before: CounterChoice | null
  /** False where the counter before was closed, or is a colleague's by now: it is left as it is. */
  isBeforeOwn: boolean
  onLocation: (location: Location) => void
  onChosen: (choice: CounterChoice) => void
  onBack: () => void
  onClosedCounter: () => void
}) {
  const { t, language } = useLatePhrases('counter')
  const { t: say } = usePhrases('booking')
  const { user } = useSession()
  const toasts = useToasts()
  const queries = useQueryClient()
  const { socket, locations, first, before } = props
  const [form, setForm] = useState(() => beginForm(first, before))
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const field = useId()
  const location = locations.find(({ id }) => id === form.locationId)
  const { data: counters = [], isPending } = useQuery(countersQuery(socket, form.locationId))
  // What stands below the counters comes with them, so that nobody reaches for what moves away.
  const isWaiting = isPending && !props.isLost
  const chosen = chosenServices(form, location)
  const faults = isAsked ? faultsOf(form, chosen) : []

  async function send(open: boolean, choice: CounterChoice): Promise<boolean> {
    if (props.isLost) {
      toasts.error(say('offline'))
      return false
    }
    setBusy(true)
    const { locationId, counter, serviceIds } = choice
    const asked = {
      locationId,
      counter,
      open,
      // A colleague may work there still: whoever chooses it takes its place.
      ...(open ? { serviceIds: [...serviceIds], paused: false, agentId: Number(user.id) } : {}),
    }
    const reply = await socket.requestSurely('set_counter', asked)
    setBusy(false)
    if (!reply.ok) toasts.error(reply.failure.info?.[language] ?? say('failed'))
    // Nobody tells us of our own acts: the counter would be shown as it was.
    else
      queries.setQueryData(
        countersQuery(socket, locationId).queryKey,
        (known) => known && [...withCounter(known, counterFrom(reply.data))],
      )
    return reply.ok
  }

  async function start() {
    setAsked(true)
    if (isBusy || faultsOf(form, chosen).length > 0) return
    const choice = {
      locationId: form.locationId,
      counter: counterNamed(form.counter),
      serviceIds: chosen,
    }
    if (!(await send(true, choice))) return
    const hasMoved =
      before && (before.locationId !== choice.locationId || !isSameCounter(before.counter, choice.counter))
    // The counter that was left stands empty. Nobody tells us of our own acts: those who work are counted once it is closed.
    if (hasMoved && props.isBeforeOwn) await send(false, before)
    props.onChosen(choice)
  }

  const choose = (changed: Partial<CounterForm>) => setForm({ ...form, ...changed })
  const toggle = (id: number, isOn: boolean) =>
    choose({ serviceIds: isOn ? [...chosen, id] : chosen.filter((one) => one !== id) })

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <div>{props.viewSwitch}</div>
      <h1 className={styles.title}>{t('chooseTitle')}</h1>
      <p className={styles.text}>{t('chooseText')}</p>
      {locations.length > 1 && (
        <div className={styles.field}>
          <span aria-hidden="true">{t('location')}</span>
          <Choice
            label={t('location')}
            value={String(form.locationId)}
            options={locations.map((one) => ({ value: String(one.id), label: nameIn(language, one.name) }))}
            onChange={(value) => {
              const other = locations.find(({ id }) => id === Number(value))
              if (!other) return
              setForm(beginForm(other, null))
              props.onLocation(other)
            }}
          />
        </div>
      )}
      <div className={styles.field}>
        <label htmlFor={field}>{t('counter')}</label>
        <input
          id={field}
          name="counter"
          autoComplete="off"
          value={form.counter}
          maxLength={30}
          aria-describedby={`${field}-about`}
          aria-invalid={faults.includes('counter') || undefined}
          onChange={({ currentTarget }) => choose({ counter: currentTarget.value })}
        />
        <span id={`${field}-about`} className={faults.includes('counter') ? styles.fault : styles.hint}>
          {t(faults.includes('counter') ? 'counterMissing' : 'counterHint')}
        </span>
      </div>
      {counters.length > 0 && (
        <KnownCounters
          counters={counters}
          location={location}
          chosen={form.counter}
          onChoose={(counter) => choose({ counter: String(counter) })}
        />
      )}
      {!isWaiting && (
        <>
          <fieldset className={styles.services}>
            <legend>{t('servicesTitle')}</legend>
            {location &&
              queueServicesOf(location).map(({ id, name }) => (
                <label key={id} className={styles.service} data-service-choice={id}>
                  <input
                    type="checkbox"
                    checked={chosen.includes(id)}
                    onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
                  />
                  <span>{nameIn(language, name)}</span>
                </label>
              ))}
            {faults.includes('services') && (
              <p role="alert" className={styles.fault}>
                {t('servicesMissing')}
              </p>
            )}
          </fieldset>
          <div className={styles.foot}>
            {before && <Button onClick={props.onBack}>{t('back')}</Button>}
            {before && props.isBeforeOwn && (
              <Button
                kind="quiet"
                isBusy={isBusy}
                onClick={() => void send(false, before).then((isDone) => isDone && props.onClosedCounter())}
              >
                {t('closeCounter')}
              </Button>
            )}
            <Button kind="primary" type="submit" isBusy={isBusy}>
              {t('start')}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}

/** The counters that the location has already, each to be taken by a click, and who works there. */
function KnownCounters(props: {
  counters: readonly Counter[]
  location: Location | undefined
  chosen: string
  onChoose: (counter: Counter['counter']) => void
}) {
  const { t } = useLatePhrases('counter')
  const names = useNames(props.location)
  return (
    <ul className={styles.known}>
      {props.counters.map((one) => (
        <li key={String(one.counter)}>
          <button
            type="button"
            className={styles.counter}
            aria-pressed={isSameCounter(one.counter, props.chosen)}
            onClick={() => props.onChoose(one.counter)}
          >
            <strong>{names.ofCounter(one.counter)}</strong>
            <span>{one.isOpen ? (one.isPaused ? t('counterPaused') : one.agent) : t('counterFree')}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
