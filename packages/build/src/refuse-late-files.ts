import type { Plugin, Rolldown } from 'vite'

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
        const found = [...neededBy(screen, bundle)].find(({ name }) => late.includes(name))
        if (found) this.error(`${screen} needs ${found.fileName}, which is to come after it`)
      }
    },
  }
}

function neededBy(screen: string, bundle: Rolldown.OutputBundle): ReadonlySet<Rolldown.OutputChunk> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const begin = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(screen))
  if (begin.length === 0) throw new Error(`No file begins with ${screen}.`)
  const found = new Set(begin)
  // A set also walks over what is added to it meanwhile.
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
  return found
}
