/** A reason not to go on that a person can act on: printed as it stands, without a stack. */
export class Refusal extends Error {}

/**
 * Runs a script to its end, and ends the process when it refuses.
 * @param {() => Promise<void>} script
 */
export async function run(script) {
  try {
    await script()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
