/** Measuring of everything here: in one run, in interleaved rounds, by the median. */
import { availableParallelism, loadavg } from 'node:os'

export type Contestant = { name: string; run: () => unknown }

/** Place where the answers end up, so that no engine's work can be left out as unused. */
let sink: unknown

function secondsFor(run: () => unknown, calls: number): number {
  const start = process.hrtime.bigint()
  for (let call = 0; call < calls; call++) sink = run()
  return Number(process.hrtime.bigint() - start) / 1e9
}

function callsThatLast(run: () => unknown, seconds: number): number {
  let calls = 1
  for (;;) {
    const took = secondsFor(run, calls)
    if (took >= seconds / 4) return Math.max(1, Math.round((calls * seconds) / took))
    calls *= 4
  }
}

/** The one in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** One line on the machine, printed before anything is measured. */
export function machineLine(): string {
  const load = loadavg().map((value) => value.toFixed(2))
  return `Node ${process.versions.node}, ${availableParallelism()} cores, load ${load.join(' ')}`
}

/**
 * Calls a second of each contestant, in their order. Every round lets each of them run once for about
 * `roundSeconds`, so that what disturbs the machine disturbs all alike; the median of the rounds counts.
 */
export function callsPerSecond(
  contestants: readonly Contestant[],
  { rounds = 11, roundSeconds = 0.025 }: { rounds?: number; roundSeconds?: number } = {},
): number[] {
  const calls = contestants.map(({ run }) => callsThatLast(run, roundSeconds))
  const rates = contestants.map((): number[] => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, { run }] of contestants.entries()) {
      const count = calls[index] ?? 1
      rates[index]?.push(count / secondsFor(run, count))
    }
  }
  if (sink === rates) throw new Error('an engine answered with the measurements')
  return rates.map(median)
}

/** A table as Markdown, numbers to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

/** A number for a table: three digits that count, thousands apart. */
export function shown(value: number): string {
  const digits = Number(value.toPrecision(3))
  return digits.toLocaleString('en', { maximumFractionDigits: digits < 10 ? 2 : digits < 100 ? 1 : 0 })
}

/** A table of what took how many milliseconds with little and with much: medians of the rounds, and how many times as long. */
export function besideItself(
  measured: readonly string[],
  [little, much]: readonly [string, string],
  found: readonly (readonly (readonly number[])[])[],
): string {
  const rows = measured.map((name, place) => {
    const [few = Number.NaN, many = Number.NaN] = found.map((times) =>
      median(times.map((time) => time[place] ?? Number.NaN)),
    )
    return [name, few.toFixed(1), many.toFixed(1), (many / few).toFixed(2)]
  })
  return table(['milliseconds', little, much, '×'], rows)
}
