import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { installIfStale } from './setup/install.mjs'
import { nodeProgram } from './setup/node-program.mjs'
import { inRoot, root } from './setup/paths.mjs'
import { Refusal, run } from './setup/refusal.mjs'
import { runProgram } from './setup/run-program.mjs'

const usage = 'npm run mutants -- [--tests=path …] [--pg] packages/domain/src/hours/opening-hours.ts …'

// npm run mutants: changes the named files one thing at a time, and tells which change the tests beside them do not notice.
await run(async () => {
  const { values, positionals } = asked()
  const files = positionals.map(known)
  const near =
    values.tests?.map(known) ?? files.map((file) => (isFolder(file) ? file : path.posix.dirname(file)))
  await installIfStale()
  await installTool()
  const environment = {
    RINDA_MUTANTS: JSON.stringify({
      mutate: [
        ...files.map((file) => (isFolder(file) ? `${file}/**/*.ts` : file)),
        '!**/*.test.ts',
        '!**/testing/**',
      ],
      tests: near.map((one) => (isFolder(one) ? `${one}/**/*.test.ts` : one)),
      isPg: values.pg,
    }),
  }
  const stryker = inRoot('scripts/mutants/node_modules/@stryker-mutator/core/bin/stryker.js')
  const code = await runProgram(nodeProgram(), [stryker, 'run', 'scripts/mutants/stryker.config.mjs'], {
    ...process.env,
    ...environment,
  })
  if (code !== 0) throw new Refusal('Stryker broke off: see what it said above.')
})

function asked() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { tests: { type: 'string', multiple: true }, pg: { type: 'boolean', default: false } },
    })
    if (positionals.length > 0) return { values, positionals }
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
  throw new Refusal(usage)
}

/** @param {string} given a file or folder; returned as seen from the project's folder, with slashes */
function known(given) {
  const found = path.relative(root, inRoot(given)).split(path.sep).join('/')
  if (!existsSync(inRoot(found))) throw new Refusal(`There is no ${found} in this project.\n${usage}`)
  return found
}

function isFolder(/** @type {string} */ one) {
  return statSync(inRoot(one)).isDirectory()
}

/** Installs Stryker beside this script, once: it is large, and few need it. */
async function installTool() {
  const folder = inRoot('scripts', 'mutants')
  if (existsSync(path.join(folder, 'node_modules', '@stryker-mutator', 'vitest-runner'))) return
  process.stdout.write('Installing Stryker (once) …\n')
  const parameters = ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error']
  const code = await runProgram(process.platform === 'win32' ? 'npm.cmd' : 'npm', parameters, process.env)
  if (code !== 0) throw new Refusal('Could not install Stryker: see what npm said above, and try again.')
}
