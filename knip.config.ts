import type { KnipConfig } from 'knip'

// The packages export every file, so that nothing in them is an entry but their tests: what nobody imports is dead.
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs',
        'e2e/server/prepare-ahead.ts',
        'scripts/**/*.test.ts',
        'bench/*.bench.ts',
        'bench/week-calendar/page.tsx',
      ],
      project: ['scripts/**/*.{mjs,ts}', 'bench/**/*.{ts,tsx}', 'e2e/**/*.ts'],
    },
    // A library: what is called from outside is its entries, whether the apps call it or not. The socket and the views are called by them.
    'packages/client': {
      entry: [
        'src/{plain-client,bookings/booking-calls,http/create-http,sockets/cable,people/{portal-user,portal-users,users},set-up/{companies,location-calls,service-calls}}.ts',
        'src/**/*.test.ts',
      ],
      includeEntryExports: true,
      project: ['src/**/*.ts', 'examples/*.ts'],
    },
    'packages/*': {
      includeEntryExports: true,
      entry: ['src/**/*.test.{ts,tsx}'],
      project: ['src/**/*.{ts,tsx,css}'],
    },
    'apps/server': {
      // The last one is started as a process of its own.
      entry: ['src/main.ts', 'src/**/*.test.ts', 'src/testing/writing-server.ts'],
      project: ['src/**/*.ts'],
    },
    'apps/portal': {
      entry: ['src/**/*.test.{ts,tsx}', 'src/set-up/*.ts', 'src/set-up/impact/use-impact.tsx'],
      project: ['src/**/*.{ts,tsx,css}'],
    },
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
