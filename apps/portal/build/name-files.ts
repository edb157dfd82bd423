import path from 'node:path'
import { importedBy } from '@rinda/build/import-graph'
import type { Rolldown } from 'vite'

type Part = { readonly begin: string; readonly name: string; readonly libraries?: string }

/** The files of every first screen, in the order in which they come: what two of them need stands in the earlier one, so that none needs a later one. */
const first: readonly Part[] = [
  { begin: 'main.tsx', name: 'first-screen', libraries: 'libraries' },
  { begin: 'app/work.ts', name: 'work', libraries: 'work' },
]
/** The screens that may be the first one too, each at its path, beside the day, which is in `work`. */
export const views: readonly (Part & { readonly path: string })[] = [
  { path: '/bookings/calendar', begin: 'screens/bookings/week/bookings-week.tsx', name: 'week' },
  { path: '/bookings/overview', begin: 'screens/bookings/overview/bookings-overview.tsx', name: 'overview' },
  { path: '/bookings/list', begin: 'screens/bookings/list/bookings-list.tsx', name: 'list' },
  { path: '/queue', begin: 'screens/queue/queue.tsx', name: 'counter' },
]
/** The files that come after the first screen, in their order. */
const late: readonly Part[] = [
  { begin: 'screens/bookings/calendar-parts.ts', name: 'calendar-parts', libraries: 'calendar-parts' },
  {
    begin: '../../../packages/ui/src/components/notices/toast-areas.tsx',
    name: 'toast-areas',
    libraries: 'toast-areas',
  },
  { begin: 'screens/late-dialogs.ts', name: 'dialogs', libraries: 'dialog-libraries' },
]
const src = path.join(import.meta.dirname, '..', 'src')
const isLibrary = /node_modules[\\/](?!@rinda[\\/]|@tabler[\\/])/

/** Tells of a module in which file it stands; null leaves that to the bundler. */
type FileOf = (id: string) => string | null

type Files = { ofFirst: FileOf; ofViews: FileOf; ofLate: FileOf }

/** Looks through the modules of the build, once. */
let found: Files | undefined
function filesOf(graph: Rolldown.ChunkingContext): Files {
  found ??= { ofFirst: inOrder(first, graph), ofViews: together(views, graph), ofLate: inOrder(late, graph) }
  return found
}

/**
 * Names the file for each module that the first screens, or what comes right after them, cannot do without. Many small files compress worse, and each is
 * a request. Most libraries have a file of their own, which stays in the browser's cache when only our code changes.
 */
const nameFiles: Rolldown.CodeSplittingNameFunction = (id, graph) => {
  const { ofFirst, ofViews, ofLate } = filesOf(graph)
  const [first, late] = [ofFirst(id), ofLate(id)]
  if (first !== null || ofViews(id) === null) return first ?? late
  // Every calendar fetches its parts at once: what another view shares with them comes before.
  return late === 'calendar-parts' ? 'work' : null
}

/**
 * Names the file for what a view shares with another screen or with a file that comes later: by all of these, so that no view waits for what another one needs, nor for a late file.
 */
const nameShared: Rolldown.CodeSplittingNameFunction = (id, graph) => {
  const { ofFirst, ofViews, ofLate } = filesOf(graph)
  const name = ofFirst(id) === null ? ofViews(id) : null
  return name && [name, ofLate(id)].filter((one) => one !== null).join('-')
}

/** Names the first of the parts that needs a module. */
function inOrder(parts: readonly Part[], graph: Rolldown.ChunkingContext): FileOf {
  const names = new Map<string, string>()
  for (const { name, libraries, modules } of reached(parts, graph)) {
    for (const id of modules) {
      const file = isLibrary.test(id) ? libraries : name
      if (file !== undefined && !names.has(id)) names.set(id, file)
    }
  }
  return (id) => names.get(id) ?? null
}

/** Names all of the parts that need a module. */
function together(parts: readonly Part[], graph: Rolldown.ChunkingContext): FileOf {
  const found = reached(parts, graph)
  return (id) => found.flatMap(({ name, modules }) => (modules.has(id) ? [name] : [])).join('-') || null
}

function reached(parts: readonly Part[], graph: Rolldown.ChunkingContext) {
  return parts.map((part) => ({
    ...part,
    modules: importedBy(path.join(src, ...part.begin.split('/')), graph),
  }))
}

/** The modules that the first screens of work begin with, and the files that come after them, each by its name. */
export const firstScreens = ['app/work.ts', ...views.map(({ begin }) => begin)]
export const lateFiles = late.flatMap(({ name, libraries = name }) => [name, libraries])

/** Ways to put modules together into few files: those above, and what several screens and dialogs share, by which of them need it. */
export const fileGroups: Rolldown.CodeSplittingGroup[] = [
  { name: nameFiles, debugName: 'files' },
  { name: nameShared, debugName: 'views', minShareCount: 2 },
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
