import path from 'node:path'
import type { Rolldown } from 'vite'

const src = path.join(import.meta.dirname, '..', 'src')
/** What the first calendar begins with: the page itself, and the screen. */
const starts = [path.join(src, 'main.tsx'), path.join(src, 'screens', 'bookings.tsx')]
const isLibrary = /node_modules[\\/](?!@rinda[\\/]|@tabler[\\/])/

/**
 * Names the file for each module that the first calendar cannot do without: one of libraries, which stays in the
 * browser's cache when only our own code changes, and one of our own. Many small files compress worse and come later.
 */
export function firstLoadFiles(): Rolldown.CodeSplittingNameFunction {
  let needed: ReadonlySet<string> | undefined
  return (id, context) => {
    needed ??= neededBy(starts, context)
    if (!needed.has(id)) return null
    return isLibrary.test(id) ? 'libraries' : 'first-screen'
  }
}

/** All that these modules import, and what that imports; not what is loaded later by `import()`. */
function neededBy(from: readonly string[], context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>()
  const queue = [...from]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported)) continue
      found.add(imported)
      queue.push(imported)
    }
  }
  return found
}
