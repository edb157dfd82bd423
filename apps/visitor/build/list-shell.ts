import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

/** Modules that pages of one's own are shown with, also without a line; what they import comes with them. */
const ofOwnPages = [
  /apps\/visitor\/src\/main\.tsx$/,
  /apps\/visitor\/src\/screens\/(ticket|booking|location|home)\.tsx$/,
  /apps\/visitor\/src\/features\/live-ticket\/kept-ticket\.tsx$/,
  /apps\/visitor\/src\/features\/own-booking\/kept\/kept-booking\.tsx$/,
  /apps\/visitor\/src\/features\/place-details\/(kept|keep)-place\.tsx$/,
  /apps\/visitor\/src\/features\/on-device\/on-device\.tsx$/,
  /packages\/phrases\/src\/(lv|en|ru)\/visit\/(visit|ticket|own-booking|kept)\.ts$/,
  /node_modules\/uqr\//,
]

/** Writes into the worker which files it keeps, and a name that changes with them: a browser takes a worker for a new one when its text is another. */
export function listShell(worker: string): Plugin {
  return {
    name: 'rinda-list-shell',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const script = bundle[worker]
        if (script?.type !== 'chunk') return
        const files = [...filesOf(bundle, ofOwnPages)].sort().map((name) => `/visit/${name}`)
        const build = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 10)
        script.code = `const shell=${JSON.stringify({ build, files })};${script.code}`
      },
    },
  }
}

function filesOf(bundle: Rolldown.OutputBundle, modules: readonly RegExp[]): ReadonlySet<string> {
  const files = new Set<string>()
  const missing = new Set(modules)
  for (const output of Object.values(bundle)) {
    if (output.type !== 'chunk') continue
    const ids = output.moduleIds.map((id) => id.replaceAll('\\', '/'))
    const wanted = modules.filter((one) => ids.some((id) => one.test(id)))
    if (wanted.length > 0) files.add(output.fileName)
    for (const one of wanted) missing.delete(one)
  }
  for (const one of missing) throw new Error(`No module of the own pages is at ${one}.`)
  // A set also walks over what is added to it meanwhile.
  for (const name of files) {
    const output = bundle[name]
    if (output?.type !== 'chunk') continue
    for (const imported of output.imports) files.add(imported)
    for (const style of output.viteMetadata?.importedCss ?? []) files.add(style)
  }
  return files
}
