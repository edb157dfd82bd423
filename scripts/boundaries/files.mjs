import { readdirSync } from 'node:fs'
import path from 'node:path'

const notOurs = new Set(['node_modules', 'dist', '.tsbuild', '.cache'])

/**
 * Every file of ours below a folder, named from there.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !notOurs.has(entry.name))
    .flatMap((entry) => {
      if (!entry.isDirectory()) return [entry.name]
      return filesBelow(path.join(folder, entry.name)).map((file) => path.posix.join(entry.name, file))
    })
}
