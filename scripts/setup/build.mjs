import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from './paths.mjs'
import { Refusal } from './refusal.mjs'
import { runProgram } from './run-program.mjs'
import { hashOf, isStamped, stamp } from './stamp.mjs'

const browserApps = ['portal', 'visitor']
const isSource = (/** @type {string} */ name) =>
  !['node_modules', 'dist', '.tsbuild', '.cache'].includes(name) && !/\.test\.tsx?$/.test(name)

/**
 * Builds what browsers load, unless it was built from the same sources before. It comes to its place once it is whole: who starts a server meanwhile reads no
 * half of it.
 * @param {string} node the Node to build with
 */
export async function buildIfStale(node) {
  for (const app of browserApps) {
    const sources = [inRoot('apps', app), inRoot('packages'), inRoot('package-lock.json')]
    const hash = hashOf(sources, isSource)
    const dist = inRoot('apps', app, 'dist')
    if (isStamped(inRoot('apps', app, 'dist', '.rinda-build'), hash)) continue
    const startedAt = Date.now()
    process.stdout.write(`Building the ${app} …\n`)
    const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js')
    if (!existsSync(vite)) throw new Refusal('Vite is not installed. Remove node_modules and try again.')
    const making = inRoot('apps', app, '.cache', `making-${process.pid}`)
    const where = ['--outDir', making, '--emptyOutDir']
    const code = await runProgram(node, [vite, 'build', inRoot('apps', app), ...where, '--logLevel', 'warn'])
    if (code !== 0) throw new Refusal(`Could not build the ${app}: see above.`)
    stamp(path.join(making, '.rinda-build'), hash)
    rmSync(dist, { recursive: true, force: true })
    renameSync(making, dist)
    process.stdout.write(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`)
  }
}
