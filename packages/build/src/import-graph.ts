import path from 'node:path'
import type { Rolldown } from 'vite'

/** The file through which all icons can be imported; who names one of them needs that one alone. */
const allIcons = /@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/]tabler-icons-react\.mjs$/

/** Lists a module and all that it imports at once, and what that imports; not what is loaded later by `import()`. Throws where the build has no such module. */
export function importedBy(id: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  if (!graph.getModuleInfo(id)) throw new Error(`The build has no ${id}.`)
  const found = new Set([id])
  // A set also walks over what is added to it meanwhile.
  for (const module of found) {
    const { importedIds = [], code } = graph.getModuleInfo(module) ?? {}
    for (const imported of importedIds) {
      if (!allIcons.test(imported)) found.add(imported)
      else
        for (const [name] of code?.matchAll(/\bIcon[A-Z]\w*/g) ?? [])
          found.add(path.join(path.dirname(imported), 'icons', `${name}.mjs`))
    }
  }
  return found
}
