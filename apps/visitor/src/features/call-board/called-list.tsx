import type { BoardCall } from '../../queue/board.ts'
import styles from './called-list.module.css'
import type { Turn } from './use-turn.ts'

type Props = { called: readonly BoardCall[]; turn: Turn }

/** Number of calls that a screen has room for, and with long names of counters among them: those need the width of two. */
const mostCalls = 16
const mostWithNames = 9
/** Length of a counter's name in letters from which on it is written smaller. */
const longName = 4

/** The calls, the newest first and largest; the more there are, the more of them stand side by side. */
export function CalledList({ called, turn: { language, t } }: Props) {
  const hasNames = called.slice(0, mostCalls).some(({ counter }) => isLongName(counter))
  const shown = called.slice(0, hasNames ? mostWithNames : mostCalls)
  const columns = shown.length <= 4 ? 1 : shown.length <= 9 ? 2 : 3
  return (
    <ol className={styles.list} data-columns={columns}>
      {shown.map(({ id, label, counter, calledAt }, place) => {
        const isLong = isLongName(counter)
        return (
          // A call again is a new one: it lights up as the first did.
          <li key={`${id} ${calledAt}`} className={styles.call} data-newest={place === 0} data-call={label}>
            <span className={styles.label} data-long={label.length > 7}>
              {label}
            </span>
            {counter !== null && (
              <span className={styles.counter} data-long={isLong}>
                <Arrow />
                <span className={styles.hidden} lang={language}>
                  {t('counter')}{' '}
                </span>
                <span className={styles.name}>{counter}</span>
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function isLongName(counter: BoardCall['counter']): boolean {
  return String(counter ?? '').length >= longName
}

function Arrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 12h17m-7-7 7 7-7 7" fill="none" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  )
}
