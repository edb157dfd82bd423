import { defineConfig } from 'vitest/config'

const sources = ['packages/*/src', 'apps/*/src', 'bench', 'scripts']
/** A machine that does much else is slow to tell: what is waited for may take as long as a test. */
const patience = { expect: { poll: { timeout: 120_000 } }, testTimeout: 600_000, hookTimeout: 600_000 }
const databaseTests = sources.map((folder) => `${folder}/**/*.pg.test.ts`)
/** `TESTS_AT` lets all of them run as if they had been started then. */
const setupFiles = 'scripts/testing/shift-date.mjs'

/**
 * What does not run a second time on the embedded database. Each of these is about rules, forms and rights, which are decided before
 * the database is asked, or about lines, headers and bodies, which know none; and each takes long: the same statements run there in the tests of what is done (booked, moved, set up, signed in).
 */
const sameOnBoth = [
  'access/{access-table,reach,socket-access,cable-access}',
  'bookings/act/transitions',
  'demo/{demo-calendar,demo-repeat,load-demo}',
  'http/{answer-headers,bad-calls,edge,golden-directory,golden-documents,openapi,real-clients,slow-bodies}',
  'geocoding/routes',
  'locations/validation',
  'sign-in/{attempts,external-issuer}',
  'sockets/{bad-messages,bad-frames,envelopes,golden-broadcasts,golden-messages}',
  'sockets/{changed-people,ended-seats,handshake,many-sockets,visitor-key}',
  'cable/{bad-frames,cable,real-clients}',
].map((files) => `**/${files}.pg.test.ts`)

/** `.test.ts` is pure, `.test.tsx` a component, `.pg.test.ts` needs a database: it runs on both that we support. */
export default defineConfig({
  test: {
    // By default one core is left alone: of two, that is half of what there is.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          ...patience,
          setupFiles,
          include: sources.flatMap((folder) => [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`]),
          exclude: ['**/*.pg.test.ts', '**/node_modules/**'],
          // Pure tests have nothing to leave behind for the file after them.
          isolate: false,
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
          setupFiles,
        },
      },
      {
        test: {
          name: 'pglite',
          include: databaseTests,
          // The embedded server does not go away from under the process that it is part of.
          exclude: [...sameOnBoth, '**/postgres*.pg.test.ts', '**/node_modules/**'],
          globalSetup: 'apps/server/src/testing/embedded-snapshot.ts',
          env: { RINDA_TEST_DATABASE: 'embedded' },
          isolate: false,
          ...patience,
          setupFiles,
        },
      },
    ],
  },
})
