import type { ReactNode } from 'react'
import { CartesianGrid, ComposedChart, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { hourText } from './hour-rows.ts'

/** Width in px that an hour needs at least: many of them are scrolled sideways on a phone. Of very many each second one has its name. */
const hourPx = 44
const narrowHourPx = 28
/** Number of hours from which on they stand closer. */
export const manyHours = 14
/** Number of hours for which there is room at least: what begins stands at the left of it, and not alone in the middle. */
const fewestHours = 6
const small = { fill: 'var(--rinda-ink-2)', fontSize: 12 }

/** The frame of a chart by the hours of a day, with how many came in each; `data` has what is drawn of each hour, in their order. */
export function HourFrame(props: { data: readonly { hour: number; given: number }[]; children: ReactNode }) {
  const last = props.data.at(-1)?.hour ?? 0
  const room = Math.max(0, Math.min(fewestHours - props.data.length, 23 - last))
  const comes = Array.from({ length: room }, (_, index) => ({ hour: last + 1 + index, given: '' }))
  const data = [...props.data, ...comes].map((row) => ({ ...row, name: hourText(row.hour) }))
  const isLong = data.length > manyHours
  return (
    <ResponsiveContainer
      width="100%"
      minWidth={data.length * (isLong ? narrowHourPx : hourPx) + 60}
      height={270}
    >
      <ComposedChart
        data={data}
        margin={{ top: 20, right: 8, bottom: 0, left: -20 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--rinda-line)" />
        <XAxis
          dataKey="name"
          tickLine={false}
          axisLine={false}
          tick={small}
          height={22}
          interval={isLong ? 1 : 0}
        />
        <XAxis
          xAxisId="given"
          dataKey={(row: { given: number | string }) => row.given}
          tickLine={false}
          axisLine={false}
          tick={small}
          tickMargin={0}
          height={18}
          interval={0}
        />
        <YAxis tickLine={false} axisLine={false} tick={small} allowDecimals={false} />
        {props.children}
      </ComposedChart>
    </ResponsiveContainer>
  )
}
