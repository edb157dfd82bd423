import { existsSync } from 'node:fs'
import path from 'node:path'
import { cruise } from 'dependency-cruiser'
import { folderCycles } from './folder-cycles.mjs'
import { laws } from './laws.mjs'

/**
 * Holds a project's imports against the laws.
 * @param {string} folder
 * @returns {Promise<{ moduleCount: number, violations: string[] }>}
 */
export async function cruiseProject(folder) {
  const { options, ...ruleSet } = laws
  const parts = ['packages', 'apps', 'e2e', 'bench', 'scripts'].filter((part) =>
    existsSync(path.join(folder, part)),
  )
  const result = await cruise(parts, { ...options, baseDir: folder, validate: true, ruleSet })
  if (typeof result.output === 'string') throw new Error('dependency-cruiser answered with text')
  const { modules, summary } = result.output
  return {
    moduleCount: modules.filter((module) => /^(packages|apps)\//.test(module.source)).length,
    violations: [
      ...summary.violations.map(({ rule, from, to, cycle }) => {
        const way = cycle ? cycle.map((step) => step.name).join(' → ') : to
        return `${rule.name}: ${from} → ${way}`
      }),
      ...folderCycles(modules),
    ],
  }
}
