import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { inRoot, root } from '../setup/paths.mjs'
import { Refusal } from '../setup/refusal.mjs'
import { formatAndLint, journeys, serversOfNodes, types, vitest } from './parts.mjs'

/**
 * Lists what tells soonest whether a change at these paths holds: their format, all types, the tests of their folders, and the
 * journeys among them.
 * @param {string} node
 * @param {readonly string[]} paths files or folders, seen from the project's folder
 * @returns {import('./run-parts.mjs').Part[]}
 */
export function partsNear(node, paths) {
  const found = paths.map((one) => path.relative(root, inRoot(one)))
  const lost = found.find((one) => !existsSync(inRoot(one)))
  if (lost !== undefined) throw new Refusal(`There is no ${lost} in this project.`)
  const inBrowser = found.filter((one) => one === 'e2e' || one.startsWith(`e2e${path.sep}`))
  const folders = found.filter((one) => !inBrowser.includes(one)).map(folderOf)
  return [
    formatAndLint(node, found),
    types(node),
    ...(folders.length > 0
      ? [vitest(node, 'unit', passing(folders)), serversOfNodes, vitest(node, 'pg', passing(folders))]
      : []),
    ...(inBrowser.length > 0 ? journeys(node, inBrowser) : []),
  ]
}

const folderOf = (/** @type {string} */ one) =>
  statSync(inRoot(one)).isDirectory() ? one : path.dirname(one)
const passing = (/** @type {readonly string[]} */ folders) => ['--passWithNoTests', ...folders]
