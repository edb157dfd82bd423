import { readdirSync } from 'node:fs'
import path from 'node:path'
import { importedBy } from '@rinda/build/import-graph'
import type { Rolldown } from 'vite'

const src = path.join(import.meta.dirname, '..', 'src')
const screens = path.join(src, 'screens')
const isLibrary = /node_modules[\\/](?!@rinda[\\/])/

/**
 * Names the file for each module that every page begins with, or that more than one screen needs: a page is then few files, and they compress better.
 * So does what a screen needs that loads parts of its own later which share something with it: that would be two files more.
 */
export function nameFiles(): Rolldown.CodeSplittingNameFunction {
  let names: ReadonlyMap<string, string> | undefined
  return (id, graph) => {
    names ??= namesByModule(graph)
    const name = names.get(id)
    return name === shared && isLibrary.test(id) ? 'libraries' : (name ?? null)
  }
}

const shared = 'first'
/** Screens that are made of others: they load the files of those, which are not to be other files, or larger ones, for that. */
const isMadeOfOthers = /^widget/

function namesByModule(graph: Rolldown.ChunkingContext): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const needed = new Set<string>(importedBy(path.join(src, 'main.tsx'), graph))
  for (const id of needed) names.set(id, shared)
  for (const file of readdirSync(screens).filter(
    (name) => name.endsWith('.tsx') && !isMadeOfOthers.test(name),
  )) {
    const ofScreen = importedBy(path.join(screens, file), graph)
    const own = new Set([...ofScreen].filter((id) => !needed.has(id)))
    const hasParts = [...own].some((id) => loadsPartsOf(own, id, graph))
    for (const id of ofScreen) {
      if (needed.has(id)) names.set(id, shared)
      else if (hasParts) names.set(id, path.parse(file).name)
      needed.add(id)
    }
  }
  return names
}

/** Tells whether a module loads one of the app's own later that needs some of these too. */
function loadsPartsOf(own: ReadonlySet<string>, id: string, graph: Rolldown.ChunkingContext): boolean {
  const { dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
  return dynamicallyImportedIds
    .filter((loaded) => loaded.startsWith(src))
    .some((loaded) => [...importedBy(loaded, graph)].some((needed) => own.has(needed)))
}
