import type { Plugin, Rolldown } from 'vite'

/**
 * Fails a build whose files need one another in a circle: one of them would run before what it stands on is there, and a screen stay empty. A
 * smaller `entriesAwareMergeThreshold` parts the circle.
 */
export function refuseCycles(): Plugin {
  return {
    name: 'rinda-refuse-cycles',
    generateBundle(_options, bundle) {
      const circle = findCircle(bundle)
      if (circle) this.error(`these files need one another: ${circle.join(' > ')}`)
    },
  }
}

function findCircle(bundle: Rolldown.OutputBundle): readonly string[] | null {
  const done = new Set<string>()
  const way: string[] = []
  function follow(file: string): readonly string[] | null {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    const output = bundle[file]
    if (done.has(file) || output?.type !== 'chunk') return null
    way.push(file)
    for (const imported of output.imports) {
      const circle = follow(imported)
      if (circle) return circle
    }
    way.pop()
    done.add(file)
    return null
  }
  for (const file of Object.keys(bundle)) {
    const circle = follow(file)
    if (circle) return circle
  }
  return null
}
