import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import { useEffect, useRef } from 'react'
import { glow } from '../../calendar/glow.ts'
import { useGridWalk } from '../../calendar/use-grid-walk.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import type { BoxGroup } from './box-groups.ts'
import { DayHead } from './day-head.tsx'
import hintStyles from './hint.module.css'
import { showHint } from './hint.ts'
import { light } from './light.ts'
import { OverviewCell } from './overview-cell.tsx'
import type { Overview } from './overview-model.ts'
import { ServiceHead } from './service-head.tsx'
import styles from './week-overview.module.css'

/** Services as rows, days as columns, a box for each booking. The pointer and the focus light the row and the column they are in. */
export function WeekOverview(props: {
  overview: Overview
  /** Names the table for those who hear it: the branch and the week. */
  label: string
  /** The booking that changed last: it glows. */
  changed: ShortBooking | null
  /** A dialog lies over the table. */
  isCovered: boolean
  onOpen: (qtid: string) => void
  onOpenAll: (date: string, group: BoxGroup) => void
}) {
  const { t } = useLatePhrases('overview')
  const table = useRef<HTMLTableElement>(null)
  const hint = useRef<HTMLDivElement>(null)
  const { onFocus, onBlur, onKeyDown } = useGridWalk(table, props.isCovered)
  const { days, rows } = props.overview

  const { changed } = props
  useEffect(() => {
    if (!changed || !table.current) return
    const group = table.current.querySelector<HTMLElement>(`[data-of~="${CSS.escape(changed.qtid)}"]`)
    glow(table.current, group?.dataset.cell ?? changed.qtid)
  }, [changed])

  const lightAt = (target: EventTarget | null) => {
    const element = target instanceof Element ? target : null
    if (table.current) light(table.current, element)
    if (hint.current) showHint(hint.current, element)
  }
  const hideHint = () => hint.current && showHint(hint.current, null)
  return (
    <section className={styles.scroller} aria-label={props.label} onScroll={hideHint}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its boxes are walked with arrows
        role="grid"
        ref={table}
        className={styles.table}
        aria-label={t('walkHint')}
        onKeyDown={(event) => {
          if (event.key === 'Escape') hideHint()
          onKeyDown(event)
        }}
        onFocus={(event) => {
          onFocus(event)
          lightAt(event.target)
        }}
        onBlur={(event) => {
          onBlur(event)
          lightAt(event.relatedTarget)
        }}
        onPointerOver={(event) => lightAt(event.target)}
        onPointerLeave={() => lightAt(document.activeElement)}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className={styles.cornerText}>{t('service')}</span>
            </th>
            {days.map((day) => (
              <DayHead key={day.date} {...day} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ service, cells, count }, row) => (
            <tr key={service.id} className={styles.row}>
              <ServiceHead service={service} count={count} />
              {cells.map((cell, column) => {
                const date = days[column]?.date ?? ''
                return (
                  <OverviewCell
                    key={date}
                    service={service}
                    date={date}
                    cell={cell}
                    column={column}
                    row={row}
                    onOpen={props.onOpen}
                    onOpenAll={props.onOpenAll}
                  />
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {/* The name of the box says the same. */}
      <div ref={hint} className={hintStyles.hint} aria-hidden="true" hidden />
    </section>
  )
}
