import { defineConfig } from 'vitest/config'

const sources = ['packages/*/src', 'apps/*/src', 'bench', 'scripts']
const databaseTests = sources.map((folder) => `${folder}/**/*.pg.test.ts`)

/** `.test.ts` is pure, `.test.tsx` a component, `.pg.test.ts` needs a database: it runs on both that we support. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
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
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
