import { defineConfig } from 'vitest/config'

const sources = ['packages/*/src', 'apps/*/src', 'bench', 'scripts']
/** A machine that does much else is slow to tell: what is waited for may take as long as a test. */
const patience = { expect: { poll: { timeout: 120_000 } }, testTimeout: 600_000, hookTimeout: 600_000 }
const databaseTests = sources.map((folder) => `${folder}/**/*.pg.test.ts`)
/** `TESTS_AT` lets all of them run as if they had been started then. */
const setupFiles = 'scripts/testing/shift-date.mjs'

/**
 * Tests that do not run a second time on the embedded database. Those of the first list are about rules, forms and rights, which are
 * decided before the database is asked, or about lines, headers, bodies and where figures are sent, which know none. Those of the second send
 * no statement that another test does not send there too (each one's were written down and compared). What two do at once, what is lost and
 * found again, and everything new runs on both.
 */
const sameOnBoth = [
  'access/{access-table,reach,socket-access,cable-access}',
  'bookings/act/transitions',
  'demo/{demo-calendar,demo-repeat,load-demo}',
  'http/{bad-calls,edge,golden-set-up,golden-documents,real-clients,slow-bodies}',
  'http/{answer/answer-headers,openapi/openapi}',
  'diagnostics/open-telemetry',
  'geocoding/routes',
  'locations/write/validation',
  'sign-in/{attempts,external-issuer}',
  'sockets/{bad-messages,bad-frames,envelopes,golden-messages}',
  'sockets/broadcasts/golden-broadcasts',
  'sockets/connection/{changed-people,ended-seats,handshake,many-sockets}',
  'sockets/visitors/visitor-key',
  'cable/{bad-frames,cable,real-clients}',

  'accounts/{create-person,platform-access}',
  'availability/slots',
  'bookings/{change-routes,config,rights,routes}',
  'bookings/act/{approval,asked-approval}',
  'bookings/block/preview-block',
  'bookings/find/flat-reads',
  'bookings/book/required-places',
  'bookings/limits/visitor-limits',
  'bookings/move/reschedule',
  'locations/service-config',
  'sign-in/{callers,sign-in-page}',
  'sign-in/sessions/standing',
].map((files) => `**/${files}.pg.test.ts`)

/** Files that another part of the same run has; `--exclude` would not reach the projects. */
const elsewhere = (process.env.TESTS_WITHOUT ?? '')
  .split(' ')
  .filter((file) => file !== '')
  .map((file) => `**/${file}.pg.test.ts`)

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
          exclude: [...elsewhere, '**/embedded*.pg.test.ts', '**/node_modules/**'],
          globalSetup: [
            'scripts/testing/built-server.mjs',
            'apps/server/src/testing/servers/real-postgres.ts',
          ],
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
          exclude: [...elsewhere, ...sameOnBoth, '**/postgres*.pg.test.ts', '**/node_modules/**'],
          globalSetup: [
            'scripts/testing/built-server.mjs',
            'apps/server/src/testing/servers/embedded-snapshot.ts',
          ],
          env: { RINDA_TEST_DATABASE: 'embedded' },
          isolate: false,
          ...patience,
          setupFiles,
        },
      },
    ],
  },
})
