import { readFileSync, rmSync } from 'node:fs'
import { Refusal } from './refusal.mjs'
import { runProgram } from './run-program.mjs'

/** @typedef {{ name: string, passed: number, failed: number, seconds: number, faults?: readonly string[] }} Outcome */
/** @typedef {{ file: string, count: (report: any) => { passed: number, failed: number, faults: readonly string[] }, environment?: NodeJS.ProcessEnv }} Report */

/**
 * Runs one part of `npm test`. A part with a report is counted by its tests, any other counts as one check.
 * @param {string} name
 * @param {string} program
 * @param {readonly string[]} parameters
 * @param {Report} [report]
 * @returns {Promise<Outcome>}
 */
export async function check(name, program, parameters, report) {
  process.stdout.write(`\n── ${name}\n`)
  const startedAt = Date.now()
  if (report) rmSync(report.file, { force: true })
  const code = await runProgram(program, parameters, report?.environment)
  const seconds = (Date.now() - startedAt) / 1000
  const { passed, failed, faults } = (report && counted(report)) ?? {
    passed: code === 0 ? 1 : 0,
    failed: 0,
    faults: [],
  }
  // A run can break without a failed test of its own: an error outside of one, or no run at all.
  return { name, passed, failed: code !== 0 && failed === 0 ? 1 : failed, seconds, faults }
}

/**
 * Sets up what later parts need, and counts as one check.
 * @param {string} name
 * @param {() => Promise<void>} work
 * @returns {Promise<Outcome>}
 */
export async function setUp(name, work) {
  process.stdout.write(`\n── ${name}\n`)
  const startedAt = Date.now()
  let failed = 0
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    process.stdout.write(`${error.message}\n`)
    failed = 1
  }
  return { name, passed: 1 - failed, failed, seconds: (Date.now() - startedAt) / 1000 }
}

/** @param {Report} report */
function counted({ file, count }) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
