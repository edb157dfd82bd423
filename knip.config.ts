import type { KnipConfig } from 'knip'

// The packages export every file, so that nothing in them is an entry but their tests: what nobody imports is dead.
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs',
        'scripts/setup/bundle-server.mjs',
        'scripts/mutants/*.config.{mjs,ts}',
        'e2e/server/prepare-ahead.ts',
        'scripts/**/*.test.ts',
        'bench/*.bench.ts',
        // Processes of one.
        'bench/broadcast-{clients,peer}.ts',
        'bench/{bare-server,limit-peer}.ts',
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
      // The last ones are started, or loaded, by processes of their own.
      entry: [
        'src/main.ts',
        'src/**/*.test.ts',
        'src/testing/servers/{writing-server,booking-writer}.ts',
        'src/testing/servers/clock-ahead.ts',
      ],
      project: ['src/**/*.ts'],
      // Of the system's packages: see scripts/setup/servers.mjs.
      ignoreBinaries: ['redis-server', 'nginx'],
    },
    'apps/portal': {
      // The second stands in the page: the build puts it there.
      entry: [
        'src/**/*.test.{ts,tsx}',
        'src/app/early.ts',
        'src/set-up/*.ts',
        'src/set-up/impact/use-impact.tsx',
      ],
      project: ['src/**/*.{ts,tsx,css}'],
    },
    // The pages that the server writes name the first, those of other sites the second, and browsers the third.
    'apps/visitor': {
      entry: [
        'src/**/*.test.{ts,tsx}',
        'src/features/find-place/find-place.ts',
        'src/features/widget-script/widget.ts',
        'src/worker.ts',
      ],
      project: ['src/**/*.{ts,tsx,css}', 'build/*.ts', 'vite.config.ts'],
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
