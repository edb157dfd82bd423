/**
 * Waits that were promised against those that came: ours beside four plain estimators, on days of seven towns that are made up (`waits-towns.ts`,
 * `waits-days.ts`). With WAITS_DATABASE_URL or WAITS_DATA_DIR, and WAITS_LOCATION, on the past days of that location instead.
 */

import { table } from './rounds.ts'
import { daysOf, rules } from './waits-days.ts'
import { newPeers } from './waits-peers.ts'
import { readRealDays } from './waits-real-days.ts'
import { hourOfUtc, type Outcome, oursName, replay } from './waits-replay.ts'
import { towns } from './waits-towns.ts'

const days = Number(process.env.BENCH_DAYS ?? 40)
const seed = Number(process.env.BENCH_SEED ?? 1)
/** All begin without knowing anything: these days are for learning, and not counted. */
const firstDay = 5
const minute = 60_000

const countedOf = (all: readonly Outcome[]) => all.filter(({ day }) => day >= firstDay)

function rowOf(name: string, outcomes: readonly Outcome[]): string[] {
  const mean = (of: (outcome: Outcome) => number) =>
    outcomes.reduce((sum, outcome) => sum + of(outcome), 0) / outcomes.length
  const squared = mean(({ said, waited }) => ((said.middle - waited) / minute) ** 2)
  const held = mean(({ said, waited }) => (waited >= said.low && waited <= said.high ? 100 : 0))
  const width = mean(({ said }) => (said.high - said.low) / minute)
  return [name, squared.toFixed(1), held.toFixed(1), width.toFixed(1)]
}

function show(title: string, outcomes: readonly Outcome[]): void {
  const names = [oursName, ...newPeers().map(({ name }) => name)]
  const rows = names.map((name) =>
    rowOf(
      name,
      outcomes.filter(({ estimator }) => estimator === name),
    ),
  )
  const [ours, ...others] = rows.map(([, squared]) => Number(squared))
  const best = Math.min(...others)
  const count = outcomes.filter(({ estimator }) => estimator === oursName).length
  console.log(
    `\n${title}: ${count.toLocaleString('en')} who waited; ours × the best of the others: ${((ours ?? 0) / best).toFixed(2)}\n`,
  )
  console.log(table(['', 'error², min²', 'held of 100', 'width, min'], rows))
}

const databaseUrl = process.env.WAITS_DATABASE_URL
const dataDir = process.env.WAITS_DATA_DIR ?? ''
const isReal = databaseUrl !== undefined || dataDir !== ''
const only = process.env.BENCH_TOWN ?? ''
if (isReal) {
  const real = await readRealDays({ databaseUrl, dataDir }, Number(process.env.WAITS_LOCATION), days)
  show(real.name, countedOf(replay(real.seen, real.replay)))
}
for (const [index, town] of towns.entries()) {
  if (isReal || !town.name.includes(only)) continue
  const saidMinutes = new Map(town.services.map(({ id, said }) => [id, said]))
  const all = replay(daysOf(town, days, seed * 1000 + index), { saidMinutes, rules, hourOf: hourOfUtc })
  show(town.name, countedOf(all))
  const change = town.change?.day
  if (change === undefined) continue
  const after = all.filter(({ day }) => day >= change && day < change + 5)
  show('of it the five days after the change', after)
}
