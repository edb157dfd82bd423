import { readFileSync } from 'node:fs'
import path from 'node:path'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The file that `npm start` starts the server with; its neighbours are loaded by it, at once or when they are first needed. */
    server: string
  }
}

/** Lists the sources of all that is loaded at the start: those of the file itself and of what it imports, and so on. */
export function loadedAtStart(program: string): { sources: string[]; packages: string[] } {
  const folder = path.dirname(program)
  const seen = new Set<string>()
  const sources: string[] = []
  const packages = new Set<string>()
  const read = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const text = readFileSync(path.join(folder, file), 'utf8')
    for (const [, source = ''] of text.matchAll(/^\/\/ (\S+\.[cm]?[jt]s)$/gm)) sources.push(source)
    for (const [, from = ''] of text.matchAll(/^import .*?["']([^"']+)["'];?$/gm)) {
      if (from.startsWith('./')) read(from.slice(2))
      else packages.add(from)
    }
  }
  read('main.js')
  return { sources, packages: [...packages].sort() }
}
