import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Cell, stepOf } from './cell-walk.ts'
import type { ConfigRow } from './config-rows.ts'

/** One tab stop for the whole table, and arrows inside it. `scrollTo` brings a line that is not drawn into sight first. */
export function useConfigWalk(
  root: RefObject<HTMLElement | null>,
  rows: readonly ConfigRow[],
  columns: number,
) {
  const lines = useMemo(() => rows.flatMap((row, index) => (row.kind === 'service' ? [index] : [])), [rows])
  const [chosen, setChosen] = useState<{ key: string; column: number } | null>(null)
  const wantsFocus = useRef(false)
  // By its service, so that it stays the same when lines come and go.
  const known = chosen ? rows.findIndex(({ key }) => key === chosen.key) : -1
  const active: Cell = {
    row: known === -1 ? (lines[0] ?? -1) : known,
    column: Math.min(chosen?.column ?? 0, columns - 1),
  }
  const choose = ({ row, column }: Cell) => setChosen({ key: rows[row]?.key ?? '', column })

  useLayoutEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    const cell = root.current?.querySelector<HTMLElement>(`[data-at="${active.row}:${active.column}"]`)
    cell?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  return {
    active,
    onKeyDown(event: KeyboardEvent) {
      const isOnCell = event.target instanceof HTMLElement && event.target.dataset.at !== undefined
      const next = isOnCell && stepOf(active, event.key, event.ctrlKey, { rows: lines, columns })
      if (!next) return
      event.preventDefault()
      wantsFocus.current = true
      choose(next)
    },
    onFocus(event: { target: EventTarget }) {
      const at = event.target instanceof HTMLElement ? event.target.dataset.at : undefined
      const [row, column] = (at ?? '').split(':').map(Number)
      if (row !== undefined && column !== undefined && at) choose({ row, column })
    },
  }
}
