import { Bar, ErrorBar, LabelList, Line } from 'recharts'
import { HourFrame } from './hour-frame.tsx'
import type { HourRow } from './hour-rows.ts'

/**
 * Waits by hour: the median as a bar, up to which nine of ten waited as a whisker, and the median of another day as a dash. Nothing of it is
 * read aloud: the same stands in a table.
 */
export function HourChart({ rows }: { rows: readonly HourRow[] }) {
  const data = rows.map((row) => ({
    ...row,
    whisker: row.high === null || row.median === null ? undefined : [0, row.high - row.median],
    top: row.high === null ? null : Math.round(row.high),
  }))
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
      <Line dataKey="before" stroke="none" dot={Dash} activeDot={false} isAnimationActive={false} />
    </HourFrame>
  )
}

/** The median of the other day: a dash across the bar. */
function Dash({ cx, cy, value }: { cx?: number; cy?: number; value?: unknown }) {
  if (cx === undefined || cy === undefined || value === null) return <g />
  return (
    <line
      x1={cx - 22}
      x2={cx + 22}
      y1={cy}
      y2={cy}
      stroke="var(--rinda-ink-2)"
      strokeWidth={2}
      strokeDasharray="4 3"
    />
  )
}
