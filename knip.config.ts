import type { KnipConfig } from 'knip'

// The packages export every file, so that nothing in them is an entry but their tests: what nobody imports is dead.
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs', 'scripts/**/*.test.ts', 'bench/*.bench.ts'],
      project: ['scripts/**/*.{mjs,ts}', 'bench/**/*.ts', 'e2e/**/*.ts'],
    },
    'packages/*': { entry: ['src/**/*.test.{ts,tsx}'], project: ['src/**/*.{ts,tsx,css}'] },
    'apps/server': {
      // The last one is started as a process of its own.
      entry: ['src/main.ts', 'src/**/*.test.ts', 'src/testing/writing-server.ts'],
      project: ['src/**/*.ts'],
    },
    'apps/portal': { entry: ['src/**/*.test.{ts,tsx}'], project: ['src/**/*.{ts,tsx,css}'] },
  },
  // A type may be exported for its name alone, where the file that defines it uses it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: { css: importsOfStyles },
}

/** Style sheets use packages too: fonts by `url()`, other sheets by `@import`. */
function importsOfStyles(text: string): string {
  const used = text.matchAll(/(?:url\(\s*|@import\s+)["']([^"']+)["']/g)
  return Array.from(used, ([, from]) => `import '${from}'`).join('\n')
}

export default config
