import { defineConfig } from 'vitest/config'

const sources = ['packages/*/src', 'apps/*/src', 'bench', 'scripts']
/** A machine that does much else is slow to tell: what is waited for may take as long as a test. */
const patience = { expect: { poll: { timeout: 20_000 } } }
const databaseTests = sources.map((folder) => `${folder}/**/*.pg.test.ts`)

/** `.test.ts` is pure, `.test.tsx` a component, `.pg.test.ts` needs a database: it runs on both that we support. */
export default defineConfig({
  test: {
    // By default one core is left alone: of two, that is half of what there is.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 30_000,
          include: sources.flatMap((folder) => [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`]),
          exclude: ['**/*.pg.test.ts', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'pg',
          include: databaseTests,
          // What is about the embedded server's own files has nothing to say of another server.
          exclude: ['**/embedded*.pg.test.ts', '**/node_modules/**'],
          globalSetup: 'apps/server/src/testing/real-postgres.ts',
          env: { RINDA_TEST_DATABASE: 'postgres' },
          // The server is loaded once for all files, which takes as long as all their tests; each file has a database of its own.
          isolate: false,
          ...patience,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'pglite',
          include: databaseTests,
          globalSetup: 'apps/server/src/testing/embedded-snapshot.ts',
          env: { RINDA_TEST_DATABASE: 'embedded' },
          isolate: false,
          ...patience,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
