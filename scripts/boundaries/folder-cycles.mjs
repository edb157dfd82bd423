/** @typedef {Pick<import('dependency-cruiser').IModule, 'source' | 'dependencies'>} Module */

const feature = /^apps\/server\/src\/([^/]+)\//
const isTest = /([.]test[.]tsx?$|\/testing\/)/

/**
 * Finds the folders of the server that import each other, however far around: each by the import that closes the circle. Types count too.
 * @param {readonly Module[]} modules
 * @returns {string[]}
 */
export function folderCycles(modules) {
  const arrows = arrowsOf(modules)
  return arrows
    .filter(({ from, to }) => reaches(arrows, to, from))
    .map(({ source, target }) => `no-cycles-of-folders: ${source} → ${target}`)
}

/** @param {readonly Module[]} modules */
function arrowsOf(modules) {
  return modules.flatMap(({ source, dependencies }) => {
    const from = feature.exec(source)?.[1]
    if (from === undefined || isTest.test(source)) return []
    return dependencies.flatMap(({ resolved }) => {
      const to = feature.exec(resolved)?.[1]
      return to === undefined || to === from ? [] : [{ from, to, source, target: resolved }]
    })
  })
}

/**
 * @param {readonly { from: string, to: string }[]} arrows
 * @param {string} start
 * @param {string} end
 */
function reaches(arrows, start, end) {
  const seen = new Set([start])
  for (const folder of seen) {
    for (const { from, to } of arrows) if (from === folder) seen.add(to)
  }
  return seen.has(end)
}
