import path from 'node:path'
import { importedBy } from '@rinda/build/import-graph'
import type { Rolldown } from 'vite'

type Part = { readonly begin: string; readonly name: string; readonly libraries?: string }

/** The files in the order in which they come: what two of them need stands in the earlier one, so that none needs a later one. */
const parts: readonly Part[] = [
  { begin: 'main.tsx', name: 'first-screen', libraries: 'libraries' },
  { begin: 'app/work.ts', name: 'work', libraries: 'work' },
  { begin: 'screens/bookings/calendar-parts.ts', name: 'calendar-parts', libraries: 'calendar-parts' },
  {
    begin: '../../../packages/ui/src/components/toast-areas.tsx',
    name: 'toast-areas',
    libraries: 'toast-areas',
  },
  { begin: 'screens/late-dialogs.ts', name: 'dialogs', libraries: 'dialog-libraries' },
  { begin: 'screens/queue/queue.tsx', name: 'queue-screen', libraries: 'queue-screen' },
]
const src = path.join(import.meta.dirname, '..', 'src')
const isLibrary = /node_modules[\\/](?!@rinda[\\/]|@tabler[\\/])/

/**
 * Names the file for each module that the first screens, or what comes right after them, cannot do without. Many small files compress worse, and each is
 * a request. Most libraries have a file of their own, which stays in the browser's cache when only our code changes.
 */
function nameFiles(): Rolldown.CodeSplittingNameFunction {
  let names: ReadonlyMap<string, string> | undefined
  return (id, graph) => {
    names ??= namesOf(graph)
    return names.get(id) ?? null
  }
}

function namesOf(graph: Rolldown.ChunkingContext): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const { begin, name, libraries } of parts) {
    for (const id of importedBy(path.join(src, ...begin.split('/')), graph)) {
      const file = isLibrary.test(id) ? libraries : name
      if (file !== undefined && !names.has(id)) names.set(id, file)
    }
  }
  return names
}

/** Ways to put modules together into few files: those above, and what several screens and dialogs share, by which of them need it. */
export const fileGroups: Rolldown.CodeSplittingGroup[] = [
  { name: nameFiles(), debugName: 'files' },
  // What saves a set-up, and asks whom that would leave outside, calls each other: apart they would need one another in a circle.
  // So does the history, which puts back.
  {
    name: 'saving',
    test: /[\\/]portal[\\/]src[\\/](set-up[\\/](use-save|save-change|impact[\\/])|features[\\/]show-set-up-history[\\/])/,
  },
  {
    name: 'shared',
    // What old browsers alone need, or the map, or telephone numbers, stays by itself; so do texts.
    test: /^(?!.*(temporal|libphonenumber|leaflet|world-atlas|topojson|[\\/]phrases[\\/]src[\\/](lv|en|ru)[\\/]))/,
    minShareCount: 2,
    entriesAware: true,
    // Files of a merged group may need one another, which the build refuses: only what is very small is put together so.
    entriesAwareMergeThreshold: 8_000,
  },
]

/** Names of files; a shared one would be named after everything that needs it. */
export const fileNames = {
  chunkFileNames: ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash:7].js`,
  assetFileNames: ({ names: [name = ''] }: { names: string[] }) =>
    `assets/${name.includes('~') ? 'shared' : '[name]'}-[hash:7][extname]`,
}
