import { isLocalDate } from '@rinda/domain/time/zone'
import { useTextScale } from '@rinda/ui/use-text-scale'
import { useIsAtMost } from '@rinda/ui/use-width'
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect } from 'react'
import type { Day } from '../times/day-times.ts'
import type { TimesRow } from '../times/times-row.ts'
import type { GridPlace } from './use-cell-walk.ts'

/** Sizes in px where text has its usual size, as the styles have them. */
const usual = { head: 48, row: 52, group: 40, weekday: 120, date: 134, name: 186, narrowName: 150 }

/**
 * Gives the lines and columns that are in sight, and the size of all of them in pixels. The cell that the
 * keyboard is on is always drawn.
 */
export function useGridWindow(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly TimesRow[],
  days: readonly Day[],
  at: GridPlace,
) {
  const scale = useTextScale()
  const headHeight = usual.head * scale
  const nameWidth = (useIsAtMost(1000) ? usual.narrowName : usual.name) * scale
  const isFirst = (index: number) => {
    const group = rows[index]?.group
    return group != null && rows[index - 1]?.group !== group
  }
  const lines = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (usual.row + (isFirst(index) ? usual.group : 0)) * scale,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 4,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    rangeExtractor: useKept(at.row),
  })
  const columns = useVirtualizer({
    horizontal: true,
    count: days.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (isLocalDate(days[index] ?? '') ? usual.date : usual.weekday) * scale,
    getItemKey: (index) => days[index] ?? index,
    overscan: 2,
    paddingStart: nameWidth,
    scrollPaddingStart: nameWidth,
    rangeExtractor: useKept(at.column),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: heights follow the groups, which follow the rows
  useLayoutEffect(() => lines.measure(), [rows, scale])
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the columns are follows the width of the names, and of the days
  useLayoutEffect(() => columns.measure(), [nameWidth, days])

  return {
    headHeight,
    nameWidth,
    lines: lines.getVirtualItems(),
    columns: columns.getVirtualItems(),
    height: lines.getTotalSize(),
    width: columns.getTotalSize(),
    scrollTo: useCallback(
      (to: GridPlace) => {
        lines.scrollToIndex(to.row)
        columns.scrollToIndex(to.column)
      },
      [lines, columns],
    ),
  }
}

/** Adds to the lines or columns in sight one that is always drawn (`kept`). */
function useKept(kept: number) {
  return useCallback(
    (range: Range) => {
      const seen = defaultRangeExtractor(range)
      if (kept >= range.count || seen.includes(kept)) return seen
      return [...seen, kept].sort((one, other) => one - other)
    },
    [kept],
  )
}
