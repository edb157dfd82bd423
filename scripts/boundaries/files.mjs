import { existsSync, readdirSync } from 'node:fs'
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

/**
 * Every file of TypeScript in the sources of apps and packages, tests among them, named from the root.
 * @param {string} root
 * @returns {string[]}
 */
export function sourcesIn(root) {
  return ['apps', 'packages']
    .filter((part) => existsSync(path.join(root, part)))
    .flatMap((part) => readdirSync(path.join(root, part)).map((name) => `${part}/${name}/src`))
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => filesBelow(path.join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => /[.]tsx?$/.test(file))
}
