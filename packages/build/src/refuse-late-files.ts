import type { Plugin } from 'vite'
import { chunksNeededBy } from './chunks-needed.ts'

/**
 * Fails a build in which a first screen cannot begin without a file that is to come after it: a small module that both share is then enough for a
 * browser to wait for all of that file.
 * @param screens ends of the paths of the modules that first screens begin with
 * @param late names of the files that come after them
 */
export function refuseLateFiles(screens: readonly string[], late: readonly string[]): Plugin {
  return {
    name: 'rinda-refuse-late-files',
    generateBundle(_options, bundle) {
      for (const screen of screens) {
        const found = [...chunksNeededBy(screen, Object.values(bundle))].find(({ name }) =>
          late.includes(name),
        )
        if (found) this.error(`${screen} needs ${found.fileName}, which is to come after it`)
      }
    },
  }
}
