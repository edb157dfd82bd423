import { readFileSync, rmSync } from 'node:fs'
import { Refusal } from '../setup/refusal.mjs'
import { keepingOutput, runProgram } from '../setup/run-program.mjs'

/** @typedef {{ passed: number, failed: number, faults: readonly string[] }} Counted */
/** @typedef {{ file: string, count: (report: any) => Counted }} Report */
/**
 * A part of `npm test`: a program, or work of our own. With a report it is counted by its tests; else it counts as one check.
 * @typedef {{ name: string, program: string, parameters: readonly string[], environment?: NodeJS.ProcessEnv, report?: Report }} Program
 * @typedef {{ name: string, work: () => Promise<void> }} Work
 * @typedef {Program | Work} Part
 * @typedef {Counted & { name: string, seconds: number }} Outcome
 */

/**
 * Parts that run side by side: as many at a time as there are lanes, in their order, and from the start those that mostly wait.
 * @typedef {{ parts: readonly Part[], lanes: number, waiting?: readonly Part[] }} Stage
 */

/**
 * Runs stages one after the other.
 * @param {readonly Stage[]} stages
 * @returns {Promise<Outcome[]>} in the order in which the parts are listed
 */
export async function inStages(stages) {
  const outcomes = []
  for (const stage of stages) outcomes.push(...(await inLanes(stage)))
  return outcomes
}

/**
 * Gives each lane the next part as soon as it is free. What the first lane says is shown as it comes; what the others say is shown part by
 * part, when it is whole.
 * @param {Stage} stage
 * @returns {Promise<Outcome[]>}
 */
async function inLanes({ parts, lanes, waiting = [] }) {
  /** @type {Map<Part, Outcome>} */
  const outcomes = new Map()
  const left = [...parts]
  const run = async (/** @type {Part} */ part, isShown = false) => {
    outcomes.set(part, await runPart(part, isShown))
  }
  const lane = async (/** @type {number} */ index) => {
    for (let part = left.shift(); part; part = left.shift()) await run(part, index === 0)
  }
  await Promise.all([
    ...Array.from({ length: lanes }, (_, index) => lane(index)),
    ...waiting.map((part) => run(part)),
  ])
  return [...parts, ...waiting].flatMap((part) => outcomes.get(part) ?? [])
}

/** @param {Part} part @param {boolean} isShown @returns {Promise<Outcome>} */
async function runPart(part, isShown) {
  const startedAt = Date.now()
  if (isShown) head(part)
  const counted = 'work' in part ? await runWork(part) : await runCounted(part, isShown)
  return { name: part.name, ...counted, seconds: (Date.now() - startedAt) / 1000 }
}

/** @param {Work} part @returns {Promise<Counted>} */
async function runWork({ work }) {
  try {
    await work()
    return { passed: 1, failed: 0, faults: [] }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    process.stdout.write(`${error.message}\n`)
    return { passed: 0, failed: 1, faults: [] }
  }
}

/** @param {Program} part @param {boolean} isShown @returns {Promise<Counted>} */
async function runCounted(part, isShown) {
  const { name, program, parameters, environment, report } = part
  if (report) rmSync(report.file, { force: true })
  const code = await (isShown
    ? runProgram(program, parameters, environment)
    : keepingOutput(program, parameters, environment, (output) => {
        head(part)
        process.stdout.write(output)
      }))
  const counted = (report && read(report)) ?? { passed: code === 0 ? 1 : 0, failed: 0, faults: [] }
  if (code === 0 || counted.failed > 0) return counted
  // A run can break without a failed test of its own: an error outside of one, or no run at all.
  return { ...counted, failed: 1, faults: [`${name} ended with ${code}: see above`] }
}

/** @param {Report} report */
function read({ file, count }) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

const head = (/** @type {Part} */ { name }) => process.stdout.write(`\n── ${name}\n`)
