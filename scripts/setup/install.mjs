import { existsSync, readFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'
import { Refusal } from './refusal.mjs'
import { runProgram } from './run-program.mjs'
import { hashOf, isStamped, stamp } from './stamp.mjs'

const stampFile = inRoot('node_modules', '.rinda-install')
const lockFile = inRoot('package-lock.json')

/** Installs the dependencies of the lock file, unless that has been done. */
export async function installIfStale() {
  const hash = `${hashOf([lockFile])} ${process.platform}-${process.arch}`
  if (isStamped(stampFile, hash)) return
  if (!isInstalledByHand()) await install()
  stamp(stampFile, hash)
}

async function install() {
  const startedAt = Date.now()
  const secondsGone = () => Math.round((Date.now() - startedAt) / 1000)
  process.stdout.write('Installing the dependencies (once, about a minute) …\n')
  const progress = setInterval(() => process.stdout.write(`  still installing, ${secondsGone()} s\n`), 10_000)
  // Those for development too, even in production: the portal is built with them.
  const parameters = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath?.endsWith('.js') ? process.env.npm_execpath : undefined
  const code = npm
    ? await runProgram(process.execPath, [npm, ...parameters], process.env)
    : await runProgram(process.platform === 'win32' ? 'npm.cmd' : 'npm', parameters, process.env)
  clearInterval(progress)
  if (code !== 0)
    throw new Refusal('Could not install the dependencies: see what npm said above, and try again.')
  process.stdout.write(`Installed in ${secondsGone()} s\n`)
}

/** Whether someone has run npm themselves: it keeps a list of what it put there, which then agrees with the lock file. */
function isInstalledByHand() {
  const list = inRoot('node_modules', '.package-lock.json')
  if (!existsSync(list)) return false
  const wanted = packagesIn(lockFile)
  const present = packagesIn(list)
  return Object.entries(wanted).every(([place, { version, optional, devOptional, link }]) => {
    if (place === '' || link || !place.includes('node_modules/')) return true
    const installed = present[place]
    return installed ? installed.version === version : Boolean(optional || devOptional)
  })
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }>}
 */
function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
}
