import { Line, LineChart, YAxis } from 'recharts'

const size = { width: 104, height: 34 }

/** Line of a figure, day by day or hour by hour, above that of the period before; its end is marked. Nothing of it is read aloud: a table has the same. */
export function TrendLine({ rows }: { rows: readonly { now: number | null; before: number | null }[] }) {
  const last = rows.findLastIndex(({ now }) => now !== null)
  return (
    <LineChart
      {...size}
      data={[...rows]}
      margin={{ top: 4, right: 5, bottom: 4, left: 3 }}
      accessibilityLayer={false}
    >
      <YAxis hide domain={['dataMin', 'dataMax']} />
      <Line
        dataKey="before"
        stroke="var(--rinda-ink-2)"
        strokeWidth={1.25}
        strokeDasharray="3 2"
        dot={false}
        activeDot={false}
        connectNulls
        isAnimationActive={false}
      />
      <Line
        dataKey="now"
        stroke="var(--rinda-blue)"
        strokeWidth={1.75}
        dot={(dot) =>
          dot.index === last && dot.cx !== undefined && dot.cy !== undefined ? (
            <circle key="last" cx={dot.cx} cy={dot.cy} r={3} fill="var(--rinda-blue)" />
          ) : (
            <g key={dot.index} />
          )
        }
        activeDot={false}
        connectNulls
        isAnimationActive={false}
      />
    </LineChart>
  )
}
