import type { Ticket } from '@rinda/client/queue/tickets'
import { Switch } from '@rinda/ui/components/fields/switch'
import { useId } from 'react'
import { useDurationText } from '../../../bookings/words/use-duration-text.ts'
import type { NewcomerWait, ServiceLine } from '../../../queue/overview.ts'
import { type Counter, isWaiting } from '../../../queue/ticket.ts'
import type { Names } from '../../../queue/use-names.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { timeText } from '../../../session/time-texts/moment-text.ts'
import { useWaitText } from '../../../session/time-texts/use-wait-text.ts'
import styles from './line-by-service.module.css'
import { lineFigures } from './line-figures.ts'

/** The line by service: who waits, how long a newcomer would, and whether visitors are given tickets. */
export function LineByService(props: {
  lines: readonly ServiceLine[]
  tickets: readonly Ticket[]
  counters: readonly Counter[]
  waits: ReadonlyMap<number, NewcomerWait>
  names: Names
  zone: string
  /** Minutes since 1970. */
  now: number
  onStop: (line: ServiceLine, stopped: boolean) => void
}) {
  const { t } = useLatePhrases('supervise')
  const heading = useId()
  const { lines, tickets } = props
  return (
    <section aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {t('line')}
        </h2>
        <span className={styles.quiet} data-waiting>
          {t('waiting', { count: tickets.filter(isWaiting).length })}
        </span>
        <span className={styles.unit}>{t('newcomer')}</span>
      </header>
      <ul className={styles.rows}>
        {lines.map((line) => (
          <LineRow key={line.serviceId} {...props} line={line} wait={props.waits.get(line.serviceId)} />
        ))}
      </ul>
    </section>
  )
}

function LineRow(props: {
  line: ServiceLine
  tickets: readonly Ticket[]
  counters: readonly Counter[]
  wait: NewcomerWait | undefined
  names: Names
  zone: string
  now: number
  onStop: (line: ServiceLine, stopped: boolean) => void
}) {
  const { t } = useLatePhrases('supervise')
  const durationText = useDurationText()
  const { line, wait } = props
  const waitText = useWaitText(wait ?? null)
  const service = props.names.ofService(line.serviceId)
  const { waiting, longest, counters } = lineFigures(line, props, props.now * 60_000)
  const few =
    waiting > 0 && counters === 0
      ? t('noCounterTakes')
      : waiting > 1 && counters === 1 && t('oneCounterTakes')
  const said =
    waiting === 0 ? t('nobodyInLine') : t('waitsLongest', { count: waiting, time: durationText(longest) })
  return (
    <li className={styles.row} data-line={line.serviceId}>
      <span className={styles.letter}>{line.letter}</span>
      <span className={styles.about}>
        <span className={styles.service}>{service}</span>
        <span className={styles.quiet}>{said}</span>
        {few && <span className={styles.alarm}>{few}</span>}
        {line.isStopped && <span className={styles.alarm}>{stoppedText(line, props.zone, t)}</span>}
      </span>
      <span className={styles.wait}>
        {wait && (
          <>
            <strong>{waitText}</strong>
            {wait.middle > 0 && <span className={styles.quiet}>{t('middle', { minutes: wait.middle })}</span>}
          </>
        )}
      </span>
      <Switch
        label={t('tickets', { service })}
        isOn={!line.isStopped}
        onChange={(isOn) => props.onStop(line, !isOn)}
      />
    </li>
  )
}

type Say = ReturnType<typeof useLatePhrases<'supervise'>>['t']

/** Says since when no tickets are given, and who had it so. */
function stoppedText({ stoppedAt, stoppedBy }: ServiceLine, zone: string, t: Say): string {
  if (!stoppedAt) return t('stoppedNow')
  const time = timeText(stoppedAt, zone)
  return stoppedBy ? t('stoppedBy', { time, name: stoppedBy }) : t('stopped', { time })
}
