import type { HealthAttributes } from '@rinda/client/bookings/health'
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import type { Check } from './checks.ts'
import styles from './health.module.css'

const icons = { good: IconCircleCheck, doubtful: IconAlertTriangle, bad: IconCircleX }

/** One part of the server: how it is, its figure, and what to do where it is not as it should be. */
export function CheckCard({ check, health }: { check: Check; health: HealthAttributes }) {
  const { t } = useLatePhrases('health')
  const { name, state } = check
  const Icon = icons[state]
  return (
    <li className={styles.check} data-state={state} data-check={name}>
      <h2 className={styles.name}>
        <Icon size={18} stroke={2} aria-hidden="true" />
        {t(name)}
        <span className={styles.state}>{t(state)}</span>
      </h2>
      <p className={styles.figure}>{useFigure(check, health)}</p>
      {state !== 'good' && <p className={styles.advice}>{t(`${name}Advice`)}</p>}
    </li>
  )
}

function useFigure(
  { name, number }: Check,
  { database, outbox, followers, nodes }: HealthAttributes,
): string {
  const { t } = useLatePhrases('health')
  const { connections } = database
  switch (name) {
    case 'database':
      return connections
        ? t('databaseFigure', {
            ms: number,
            open: connections.all - connections.idle,
            waiting: connections.waiting,
          })
        : t('embeddedFigure', { ms: number })
    case 'followers':
      return t('followersFigure', {
        seconds: number,
        events: Math.max(0, ...followers.map(({ events }) => events)),
      })
    case 'outbox':
      return t('outboxFigure', { waiting: outbox.waiting, dead: outbox.dead })
    case 'due':
      return number === 0 ? t('dueFigureNone') : t('dueFigure', { number })
    case 'nodes':
      return t('nodesFigure', { number: nodes?.filter(({ answers }) => answers).length ?? 0 })
    case 'clock':
      return t('clockFigure', { seconds: number })
    case 'redis':
      return t('redisFigure')
  }
}
