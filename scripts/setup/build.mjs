import { existsSync } from 'node:fs'
import { inRoot } from './paths.mjs'
import { Refusal } from './refusal.mjs'
import { runProgram } from './run-program.mjs'
import { hashOf, isStamped, stamp } from './stamp.mjs'

const browserApps = ['portal', 'visitor']
const isSource = (/** @type {string} */ name) =>
  !['node_modules', 'dist', '.tsbuild', '.cache'].includes(name) && !/\.test\.tsx?$/.test(name)

/**
 * Builds what browsers load, unless it was built from the same sources before.
 * @param {string} node the Node to build with
 */
export async function buildIfStale(node) {
  for (const app of browserApps) {
    const sources = [inRoot('apps', app), inRoot('packages'), inRoot('package-lock.json')]
    const hash = hashOf(sources, isSource)
    const stampFile = inRoot('apps', app, 'dist', '.rinda-build')
    if (isStamped(stampFile, hash)) continue
    const startedAt = Date.now()
    process.stdout.write(`Building the ${app} …\n`)
    const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js')
    if (!existsSync(vite)) throw new Refusal('Vite is not installed. Remove node_modules and try again.')
    const code = await runProgram(node, [vite, 'build', inRoot('apps', app), '--logLevel', 'warn'])
    if (code !== 0) throw new Refusal(`Could not build the ${app}: see above.`)
    stamp(stampFile, hash)
    process.stdout.write(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`)
  }
}
