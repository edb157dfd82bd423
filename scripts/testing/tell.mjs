/**
 * Writes what came of it: first what failed and why, then where the time went, and the names of what failed as the very last lines,
 * as often no more than those are kept of a long output.
 * @param {readonly import('./run-parts.mjs').Outcome[]} outcomes
 * @param {number} wholeSeconds
 */
export function tell(outcomes, wholeSeconds) {
  const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`)
  const faults = outcomes.flatMap((outcome) => outcome.faults)
  for (const fault of faults) say(`\n${fault}`)
  say('')
  for (const { name, passed, failed, seconds } of outcomes) {
    const mark = failed === 0 ? 'ok    ' : 'FAILED'
    say(`${mark}  ${name.padEnd(18)} ${count(passed, 'passed')} ${count(failed, 'failed')} ${time(seconds)}`)
  }
  say(`        ${'together'.padEnd(18)} ${' '.repeat(25)} ${time(wholeSeconds)}`)
  const total = (/** @type {'passed' | 'failed'} */ kind) =>
    outcomes.reduce((sum, outcome) => sum + outcome[kind], 0)
  say(`\n${total('passed')} passed, ${total('failed')} failed`)
  for (const fault of faults) say(`failed: ${fault.split('\n')[0]}`)
}

const count = (/** @type {number} */ number, /** @type {string} */ what) =>
  `${String(number).padStart(5)} ${what}`
const time = (/** @type {number} */ seconds) => `${seconds.toFixed(1).padStart(7)} s`
