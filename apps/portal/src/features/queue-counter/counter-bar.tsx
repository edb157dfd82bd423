import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { classNames } from '@rinda/ui/class-names'
import { Button } from '@rinda/ui/components/buttons/button'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useDurationText } from '../../bookings/words/use-duration-text.ts'
import type { CounterChoice } from '../../queue/kept-counter.ts'
import bar from '../../queue/queue-bar.module.css'
import type { Counter } from '../../queue/ticket.ts'
import { useNames } from '../../queue/use-names.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './counter-bar.module.css'
import { Crowd } from './crowd.tsx'

/** Place where the agent works, and how the location stands. */
export function CounterBar(props: {
  viewSwitch: ReactNode
  choice: CounterChoice
  location: Location
  counters: readonly Counter[]
  /** Minutes until the location closes; null while it is closed. */
  minutesLeft: number | null
  /** Tells that it is open around the clock. */
  isOpenAlways: boolean
  notFitting: number
  onChange: () => void
  /** Acts that are there whoever stands at the counter. */
  children: ReactNode
}) {
  const { t, language } = useLatePhrases('counter')
  const durationText = useDurationText()
  const { choice, location, counters, minutesLeft, notFitting } = props
  const names = useNames(location)
  const [first, ...others] = choice.serviceIds
  const service = names.ofService(first ?? null)
  const services = others.length === 0 ? service : t('serviceAndMore', { service, more: others.length })
  const name = nameIn(language, location.name)
  const open = counters.filter(({ isOpen, isPaused }) => isOpen && !isPaused).length
  const closing = minutesLeft === null ? t('isClosed') : t('closesIn', { time: durationText(minutesLeft) })
  const state = [
    counters.length > 0 && t('working', { open, count: counters.length }),
    props.isOpenAlways ? t('openAlways') : closing,
  ]
  return (
    <div className={bar.bar}>
      <h1 className={classNames(bar.location, styles.location)} title={name}>
        {name}
      </h1>
      {props.viewSwitch}
      <div className={styles.own}>
        <p className={styles.chosen} title={`${names.ofCounter(choice.counter)}: ${services}`}>
          <strong>{names.ofCounter(choice.counter)}</strong>
          <span>{services}</span>
        </p>
        <Button
          aria-label={t('changeOf')}
          onClick={props.onChange}
          icon={<IconAdjustmentsHorizontal size={18} stroke={1.8} aria-hidden="true" />}
        >
          {t('change')}
        </Button>
        <div className={styles.acts}>{props.children}</div>
      </div>
      <p className={classNames(bar.state, styles.state)}>
        <span>{state.filter(Boolean).join(' · ')}</span>
        <Crowd locationId={location.id} />
        {notFitting > 0 && <strong>{t('notFitting', { count: notFitting })}</strong>}
      </p>
    </div>
  )
}
