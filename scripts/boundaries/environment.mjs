import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from './files.mjs'

/** The one that reads the settings, and the one that hands it the environment. */
const readers = new Set(['config.ts', 'main.ts'])

/**
 * Files of the server that read the environment past `config.ts`; tests may.
 * @param {string} root
 */
export function strayReadersOfTheEnvironment(root) {
  const source = path.join(root, 'apps', 'server', 'src')
  return filesBelow(source)
    .filter(
      (file) => file.endsWith('.ts') && !readers.has(file) && !/[.]test[.]ts$|(^|\/)testing\//.test(file),
    )
    .filter((file) => readFileSync(path.join(source, file), 'utf8').includes('process.env'))
    .map((file) => `only-config-reads-the-environment: apps/server/src/${file}`)
}
