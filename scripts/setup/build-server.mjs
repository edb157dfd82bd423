import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from './paths.mjs'
import { Refusal } from './refusal.mjs'
import { runProgram } from './run-program.mjs'
import { hashOf } from './stamp.mjs'

const folder = inRoot('apps', 'server', 'dist')
/** A server that runs may still load parts of what it was started from. */
const kept = 3
const isSource = (/** @type {string} */ name) =>
  !['node_modules', 'dist', '.tsbuild', '.cache', 'testing'].includes(name) && !/\.test\.tsx?$/.test(name)

/**
 * Writes the server as one file, unless that was made of the same sources before, and gives the file to start it with. Those who do this at the
 * same time do not disturb each other: each makes a folder of its own, which then gets its name, that of the sources' hash. What was asked for last is
 * also started by `apps/server/dist/start.js`, whose name never changes.
 * @param {string} node the Node to build with
 * @returns {Promise<string>}
 */
export async function buildServerIfStale(node) {
  const sources = ['domain', 'contract', 'rulebook', 'phrases'].map((name) => inRoot('packages', name))
  const hash = hashOf(
    [
      inRoot('apps', 'server'),
      ...sources,
      inRoot('package-lock.json'),
      inRoot('scripts', 'setup', 'bundle-server.mjs'),
    ],
    isSource,
  ).slice(0, 16)
  const program = path.join(folder, hash, 'start.js')
  if (!isThere(program)) await make(node, hash, program)
  nameLast(hash)
  return program
}

/**
 * @param {string} node
 * @param {string} hash
 * @param {string} program
 */
async function make(node, hash, program) {
  const making = path.join(folder, `making-${process.pid}`)
  mkdirSync(making, { recursive: true })
  const code = await runProgram(node, [inRoot('scripts', 'setup', 'bundle-server.mjs'), making])
  if (code !== 0) throw new Refusal('Could not make one file of the server: see above.')
  writeFileSync(path.join(making, 'start.js'), start)
  try {
    renameSync(making, path.join(folder, hash))
  } catch (error) {
    rmSync(making, { recursive: true, force: true })
    if (!isThere(program)) throw error
  }
  removeOld()
}

/** @param {string} hash */
function nameLast(hash) {
  const file = path.join(folder, 'start.js')
  const text = `await import('./${hash}/start.js')\n`
  if (isThere(file) && readFileSync(file, 'utf8') === text) return
  const making = path.join(folder, `making-${process.pid}.js`)
  writeFileSync(making, text)
  renameSync(making, file)
}

/** What was compiled is kept beside it, as it is when the server is ready: later it would hold far more than a start needs. */
const start = `const { enableCompileCache, flushCompileCache } = process.getBuiltinModule('module')
enableCompileCache(import.meta.dirname + '/compiled')
await import('./main.js')
flushCompileCache()
`

function removeOld() {
  const builds = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('making-'))
    .map(({ name }) => ({
      place: path.join(folder, name),
      madeAt: statSync(path.join(folder, name)).mtimeMs,
    }))
    .sort((one, other) => other.madeAt - one.madeAt)
  for (const { place } of builds.slice(kept)) rmSync(place, { recursive: true, force: true })
}

/** @param {string} file */
function isThere(file) {
  return statSync(file, { throwIfNoEntry: false }) !== undefined
}
