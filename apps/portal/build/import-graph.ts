import type { Rolldown } from 'vite'

/** Lists a module and all that it imports at once, and what that imports; not what is loaded later by `import()`. */
export function importedBy(id: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set([id])
  // A set also walks over what is added to it meanwhile.
  for (const module of found) {
    for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) found.add(imported)
  }
  return found
}
