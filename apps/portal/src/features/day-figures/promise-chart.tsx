import { Bar, ErrorBar, Line } from 'recharts'
import { HourFrame } from './hour-frame.tsx'
import type { PromiseRow } from './promise-rows.ts'

/**
 * Promised waits by hour: the interval that was said as a box, and what came as its middle with a whisker over eight of ten. Nothing of it is
 * read aloud: the same stands in a table.
 */
export function PromiseChart({ rows }: { rows: readonly PromiseRow[] }) {
  const data = rows.map(({ hour, said, came }) => ({
    hour,
    said: [said.low, said.high],
    came: came.median,
    spread: [came.median - came.low, came.high - came.median],
  }))
  return (
    <HourFrame data={data}>
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
    </HourFrame>
  )
}
