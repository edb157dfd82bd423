import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { installIfStale } from './setup/install.mjs'
import { nodeProgram } from './setup/node-program.mjs'
import { inRoot } from './setup/paths.mjs'
import { Refusal, run } from './setup/refusal.mjs'
import { partsNear } from './testing/near.mjs'
import { partsOfAll } from './testing/parts.mjs'
import { inStages } from './testing/run-parts.mjs'
import { tell } from './testing/tell.mjs'

// npm test: sets up what is missing, then everything that must hold. Who names paths has what is near them tested.
await run(async () => {
  const { values, positionals } = asked()
  if (values.at !== undefined) process.env.TESTS_AT = values.at
  await installIfStale()
  mkdirSync(inRoot('test-results'), { recursive: true })
  const node = nodeProgram()
  const stages =
    positionals.length > 0
      ? [{ parts: partsNear(node, positionals), lanes: 1 }]
      : partsOfAll(node, { shard: values.shard })
  const startedAt = Date.now()
  const outcomes = await withFolder('RINDA_JOURNEYS_FOLDER', () => inStages(stages))
  tell(outcomes, (Date.now() - startedAt) / 1000)
  process.exitCode = outcomes.every(({ failed }) => failed === 0) ? 0 : 1
})

/**
 * Runs work that has a temporary folder of its own, whose name stands in the environment.
 * @template Value
 * @param {string} name
 * @param {() => Promise<Value>} work
 * @returns {Promise<Value>}
 */
async function withFolder(name, work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'rinda-tests-'))
  process.env[name] = folder
  try {
    return await work()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function asked() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { at: { type: 'string' }, shard: { type: 'string' } },
    })
  } catch (error) {
    throw new Refusal(
      `${error instanceof Error ? error.message : error}\nnpm test -- [--at=2028-02-29T23:50:00+02:00] [--shard=1/2] [path …]`,
    )
  }
}
