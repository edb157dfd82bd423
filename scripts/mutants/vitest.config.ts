import { defineConfig } from 'vitest/config'

const { tests, isPg } = JSON.parse(process.env.RINDA_MUTANTS ?? '{}')
const root = process.cwd()

/** The tests that are to notice: run in Stryker's copy of the tree, whose packages are meant and not those of the tree itself. */
export default defineConfig({
  root,
  resolve: { alias: [{ find: /^@rinda\/([^/]+)\/(.*)$/, replacement: `${root}/packages/$1/src/$2` }] },
  test: {
    include: tests,
    exclude: isPg ? ['**/node_modules/**'] : ['**/*.pg.test.ts', '**/node_modules/**'],
    setupFiles: 'scripts/testing/shift-date.mjs',
    ...(isPg
      ? {
          globalSetup: 'apps/server/src/testing/servers/real-postgres.ts',
          env: { RINDA_TEST_DATABASE: 'postgres' },
        }
      : {}),
    isolate: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
