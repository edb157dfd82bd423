import type { Key } from 'react'
import { Bar, ErrorBar, LabelList, Line } from 'recharts'
import { HourFrame, manyHours } from './hour-frame.tsx'
import type { HourRow } from './hour-rows.ts'

/**
 * Waits by hour: the median as a bar, up to which nine of ten waited as a whisker, and the median before as a dash. Nothing of it is
 * read aloud: the same stands in a table.
 */
export function HourChart({ rows }: { rows: readonly HourRow[] }) {
  const data = rows.map((row) => ({
    ...row,
    whisker: row.high === null || row.median === null ? undefined : [0, row.high - row.median],
    top: row.high === null ? null : Math.round(row.high),
  }))
  const dash = dashOf(rows.length > manyHours ? halfDash.many : halfDash.few)
  return (
    <HourFrame data={data}>
      <Bar
        dataKey="median"
        fill="var(--rinda-blue)"
        radius={[3, 3, 0, 0]}
        maxBarSize={34}
        isAnimationActive={false}
      >
        <ErrorBar
          dataKey="whisker"
          width={8}
          strokeWidth={2}
          stroke="var(--rinda-blue-ink)"
          isAnimationActive={false}
        />
      </Bar>
      <Line dataKey="top" stroke="none" dot={false} activeDot={false} isAnimationActive={false}>
        <LabelList dataKey="top" position="top" fill="var(--rinda-ink)" fontSize={12} />
      </Line>
      <Line dataKey="before" stroke="none" dot={dash} activeDot={false} isAnimationActive={false} />
    </HourFrame>
  )
}

type Point = {
  key?: Key | null | undefined
  cx?: number | undefined
  cy?: number | undefined
  value?: unknown
}

/** Half of the width in px of a dash across the bar of an hour. */
const halfDash = { few: 22, many: 11 }

/** Draws the median before: a dash across the bar. */
function dashOf(half: number) {
  return ({ key, cx, cy, value }: Point) =>
    cx === undefined || cy === undefined || value === null ? (
      <g key={key} />
    ) : (
      <line
        key={key}
        x1={cx - half}
        x2={cx + half}
        y1={cy}
        y2={cy}
        stroke="var(--rinda-ink-2)"
        strokeWidth={2}
        strokeDasharray="4 3"
      />
    )
}
