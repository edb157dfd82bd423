import {
  Bar,
  CartesianGrid,
  ComposedChart,
  ErrorBar,
  ResponsiveContainer,
  Scatter,
  XAxis,
  YAxis,
} from 'recharts'
import type { PromiseRow } from './promise-rows.ts'

const small = { fill: 'var(--rinda-ink-2)', fontSize: 12 }
/** Heights in px of the promises of one length, and of what stands below all. */
const rowPx = 30
const axisPx = 30

/**
 * Promised waits by their length: the interval that was said as a box, and what came as its middle with a whisker over eight of ten. Nothing of it
 * is read aloud: the same stands in a table.
 */
export function PromiseChart({ rows }: { rows: readonly PromiseRow[] }) {
  const data = rows.map(({ name, said, came }) => ({
    name,
    said: [said.low, said.high],
    came: came.median,
    spread: [came.median - came.low, came.high - came.median],
  }))
  return (
    <ResponsiveContainer width="100%" height={Math.max(140, data.length * rowPx + axisPx)}>
      <ComposedChart
        data={data}
        layout="vertical"
        margin={{ top: 4, right: 16, bottom: 0, left: -8 }}
        accessibilityLayer={false}
      >
        <CartesianGrid horizontal={false} stroke="var(--rinda-line)" />
        <XAxis type="number" tickLine={false} axisLine={false} tick={small} allowDecimals={false} />
        <YAxis type="category" dataKey="name" tickLine={false} axisLine={false} tick={small} width={56} />
        <Bar
          dataKey="said"
          fill="var(--rinda-blue-wash)"
          stroke="var(--rinda-blue)"
          radius={3}
          maxBarSize={20}
          isAnimationActive={false}
        />
        <Scatter dataKey="came" fill="var(--rinda-ink)" shape={Middle} isAnimationActive={false}>
          <ErrorBar
            dataKey="spread"
            direction="x"
            width={6}
            strokeWidth={2}
            stroke="var(--rinda-ink)"
            isAnimationActive={false}
          />
        </Scatter>
      </ComposedChart>
    </ResponsiveContainer>
  )
}

/** The middle of what came: a dot. */
function Middle({ cx, cy }: { cx?: number | undefined; cy?: number | undefined }) {
  return <circle cx={cx} cy={cy} r={5} fill="var(--rinda-ink)" stroke="var(--rinda-paper)" strokeWidth={2} />
}
