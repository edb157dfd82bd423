import type { ShareFigures } from '@rinda/client/queue/figures'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { ChangeText } from '../change-text.tsx'
import {
  type Change,
  countChange,
  countText,
  keptGoal,
  keptShare,
  keptText,
  minutesChange,
  minutesText,
  noShowText,
  percentText,
  promisePercents,
} from '../figure-text.ts'
import styles from './shares.module.css'
import type { ShareColumn } from './sides.ts'

/** A row of a table of shares: its figures, and how they changed. */
export function ShareRow(props: {
  name: string
  columns: readonly ShareColumn[]
  figures: ShareFigures
  before: ShareFigures | undefined
  isTotal?: boolean
  /** The one that the other figures of the page are of. */
  isOwn?: boolean
}) {
  const { t, language } = useLatePhrases('queueFigures')
  const { figures, before } = props
  const time = (field: 'wait_median' | 'wait_high' | 'visit_median' | 'visit_high') => {
    const minutes = figures[field]
    return minutes === null ? '–' : t('minutes', { minutes: minutesText(minutes, language) })
  }
  const timeChange = (field: 'wait_median' | 'wait_high') =>
    before && minutesChange(figures[field], before[field], language)
  const cells: { readonly [Each in ShareColumn]: ReactNode } = {
    given: countText(figures.given, language),
    served: changed(
      countText(figures.served, language),
      before && countChange(figures.served, before.served, language),
    ),
    waited: changed(time('wait_median'), timeChange('wait_median')),
    waitedHigh: changed(time('wait_high'), timeChange('wait_high')),
    visit: time('visit_median'),
    visitHigh: time('visit_high'),
    noShows: noShowText(figures, language),
    canceled: countText(figures.canceled, language),
    keptShare: <Kept figures={figures} />,
  }
  return (
    <tr
      className={props.isTotal ? styles.total : undefined}
      data-share={props.name}
      aria-current={props.isOwn ? 'true' : undefined}
    >
      <th scope="row">
        {props.name}
        {props.isOwn && <span className={styles.own}>{t('ownLocation')}</span>}
      </th>
      {props.columns.map((column) => (
        <td key={column} data-label={t(column)}>
          {cells[column]}
        </td>
      ))}
    </tr>
  )
}

function changed(text: string, change: Change | undefined): ReactNode {
  return (
    <>
      {text}
      {change && (
        <>
          {' '}
          <small className={styles.change} data-is-better={change.isBetter ?? undefined}>
            <ChangeText change={change} />
          </small>
        </>
      )}
    </>
  )
}

/** The share of promises that were kept, as a bar with the mark of what is meant, and what is less than that. */
function Kept({ figures }: { figures: ShareFigures }) {
  const { t, language } = useLatePhrases('queueFigures')
  const share = keptShare(figures)
  if (share === null) return '–'
  const isLess = (promisePercents(figures)?.kept ?? 0) < keptGoal * 100
  const goal = percentText(keptGoal * 100, language)
  return (
    <span className={styles.kept} data-is-less={isLess || undefined}>
      <svg viewBox="0 0 64 16" width="64" height="16" aria-hidden="true" className={styles.bar}>
        <rect y="5" width="64" height="6" rx="3" />
        <rect y="5" width={64 * share} height="6" rx="3" data-is-share="true" />
        <rect x={64 * keptGoal - 1} y="2" width="2" height="12" data-is-goal="true" />
      </svg>
      {isLess && <IconAlertTriangle size={16} stroke={2} role="img" aria-label={t('belowGoal', { goal })} />}
      <span>{keptText(figures, language)}</span>
    </span>
  )
}
