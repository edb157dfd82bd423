import {
  Bar,
  CartesianGrid,
  ComposedChart,
  ErrorBar,
  Line,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts'
import { hourText } from './hour-rows.ts'
import type { PromiseRow } from './promise-rows.ts'

/** Width in px that an hour needs at least. */
const hourPx = 44
const small = { fill: 'var(--rinda-ink-2)', fontSize: 12 }

/**
 * Promised waits by hour: the interval that was said as a box, and what came as its middle with a whisker over eight of ten. Nothing of it is
 * read aloud: the same stands in a table.
 */
export function PromiseChart({ rows }: { rows: readonly PromiseRow[] }) {
  const data = rows.map(({ hour, said, came }) => ({
    name: hourText(hour),
    said: [said.low, said.high],
    came: came.median,
    spread: [came.median - came.low, came.high - came.median],
  }))
  return (
    <ResponsiveContainer width="100%" minWidth={rows.length * hourPx + 60} height={260}>
      <ComposedChart
        data={data}
        margin={{ top: 20, right: 8, bottom: 0, left: -20 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--rinda-line)" />
        <XAxis dataKey="name" tickLine={false} axisLine={false} tick={small} interval="preserveStartEnd" />
        <YAxis tickLine={false} axisLine={false} tick={small} allowDecimals={false} />
        <Bar
          dataKey="said"
          fill="var(--rinda-blue-wash)"
          stroke="var(--rinda-blue)"
          radius={3}
          maxBarSize={34}
          isAnimationActive={false}
        />
        <Line
          dataKey="came"
          stroke="none"
          dot={{ r: 5, fill: 'var(--rinda-ink)', stroke: 'var(--rinda-paper)', strokeWidth: 2 }}
          activeDot={false}
          isAnimationActive={false}
        >
          <ErrorBar
            dataKey="spread"
            width={8}
            strokeWidth={2}
            stroke="var(--rinda-ink)"
            isAnimationActive={false}
          />
        </Line>
      </ComposedChart>
    </ResponsiveContainer>
  )
}
