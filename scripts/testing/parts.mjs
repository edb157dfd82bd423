import { availableParallelism } from 'node:os'
import { installBrowserIfMissing } from '../setup/browser.mjs'
import { buildIfStale } from '../setup/build.mjs'
import { buildServerIfStale } from '../setup/build-server.mjs'
import { inRoot } from '../setup/paths.mjs'
import { programEnvironment } from '../setup/run-program.mjs'
import { installServersIfMissing } from '../setup/servers.mjs'
import { failedInPlaywright, failedInVitest } from './failed-tests.mjs'

/** @typedef {import('./run-parts.mjs').Part} Part */

/**
 * Tests that mostly wait: for a database that is away, for processes that look for news by themselves, for what is due, for a system that does
 * not answer, for the answer to one message before the next. They run beside the others from the start, two at a time, so that no core waits with them.
 */
const waitOnBoth = [
  'accounts/invitation-mail',
  'bookings/hold/expiry',
  'bookings/remote/remote-faults',
  'diagnostics/metrics',
  'jobs/due',
  'notifications/carriers-away',
  'notifications/messages',
  'notifications/opt-out/opt-out',
  'notifications/reminders/reminders',
  'notifications/ways',
  'own-booking/check-in-races',
  'own-booking/earlier/told',
  'payments/payments',
  'queue/check-in/follow-bookings',
  'queue/line/line-news',
  'queue/remote/remote-faults',
  'reports/monthly/figures-of-rows',
  'reports/monthly/monthly',
  'stream/hole',
  'stream/two-processes',
  'tools/tools',
  'tools/undelivered',
  'webhooks/webhook-faults',
]
/** On the embedded database the life of the demo works rather than waits; the others are of PostgreSQL alone. */
const mostlyWait = {
  pg: [
    ...waitOnBoth,
    'database/postgres/postgres-outage',
    'demo/life/demo-life',
    'sockets/connection/ended-seats',
    'stream/postgres-deployed',
    'stream/postgres-nodes',
  ],
  pglite: waitOnBoth,
}
const module = (/** @type {string[]} */ ...steps) => inRoot('node_modules', ...steps)

/**
 * Lists all that must hold, in stages. Once all programs are there come the checks and the tests without a browser, one more at a time than there are cores, as each
 * waits for its database for a third of its time: the tests on a database are in as many pieces as there are cores, and the longest come first, so that no core is left with
 * one of them at the end. Then come the
 * journeys, which have the machine for themselves: they are what a person would see, who has no tests running beside the portal. Of
 * shards, the first also has what cannot be split.
 * @param {string} node the Node to run it with
 * @param {{ shard: string | undefined }} options `1/3` is the first of three parts
 * @returns {readonly import('./run-parts.mjs').Stage[]}
 */
export function partsOfAll(node, { shard = '1/1' }) {
  const [index = 1, count = 1] = shard.split('/').map(Number)
  const isFirst = index === 1
  const cores = Math.max(1, availableParallelism())
  const pieces = (/** @type {'pg' | 'pglite'} */ project) =>
    Array.from({ length: cores }, (_, core) => {
      const piece = (index - 1) * cores + core + 1
      const split = ['--maxWorkers=1', `--shard=${piece}/${count * cores}`]
      return vitest(node, project, split, { piece, without: mostlyWait[project] })
    })
  const waiting = (/** @type {'pg' | 'pglite'} */ project) =>
    vitest(node, project, ['--maxWorkers=2', ...mostlyWait[project].map((file) => `${file}.pg.test.ts`)], {
      piece: 'waiting',
    })
  return [
    { parts: [serversOfNodes, serverAsOneFile(node)], lanes: 1 },
    {
      parts: [
        ...pieces('pg'),
        ...pieces('pglite'),
        vitest(node, 'unit', ['--maxWorkers=1', `--shard=${shard}`]),
        ...browserAndPortal(node),
        ...demoData(node),
        ...(isFirst ? staticChecks(node) : []),
      ],
      lanes: cores + 1,
      waiting: isFirst ? [waiting('pg'), waiting('pglite')] : [],
    },
    { parts: [journeyTests(node, [`--shard=${shard}`])], lanes: 1 },
  ]
}

/** Programs that the tests of several nodes need: their own processes of them, not the machine's. @type {Part} */
export const serversOfNodes = { name: 'Redis and nginx', work: installServersIfMissing }

/** Makes the server that tests start, before several of them would do it at once. @param {string} node @returns {Part} */
function serverAsOneFile(node) {
  return {
    name: 'the server as one file',
    work: async () => {
      await buildServerIfStale(node)
    },
  }
}

/** @param {string} node @returns {Part[]} */
function staticChecks(node) {
  return [
    formatAndLint(node, ['.']),
    { name: 'boundaries', program: node, parameters: [inRoot('scripts', 'check-boundaries.mjs')] },
    {
      name: 'dead code',
      program: node,
      parameters: [module('knip', 'bin', 'knip.js'), '--no-config-hints'],
    },
    types(node),
  ]
}

/** @param {string} node @param {readonly string[]} paths @returns {Part} */
export function formatAndLint(node, paths) {
  return {
    name: 'format and lint',
    program: node,
    parameters: [module('@biomejs', 'biome', 'bin', 'biome'), 'check', ...paths],
  }
}

/**
 * Checks all types with the native compiler, in a quarter of the time of the other one, which the boundaries are read with.
 * @param {string} node @returns {Part}
 */
export function types(node) {
  return {
    name: 'types and phrases',
    program: node,
    parameters: [module('@typescript', 'native', 'bin', 'tsc'), '-b'],
  }
}

/**
 * @param {string} node
 * @param {'unit' | 'pg' | 'pglite'} project
 * @param {readonly string[]} more
 * @param {{ piece?: number | string, without?: readonly string[] }} [part] which of several, and the files that another one has
 * @returns {Part}
 */
export function vitest(node, project, more = [], { piece, without = [] } = {}) {
  const ofPiece = piece === undefined ? '' : ` ${piece}`
  const file = inRoot('test-results', `${project}${ofPiece.replace(' ', '-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return {
    name: `tests: ${project}${ofPiece}`,
    program: node,
    parameters: [module('vitest', 'vitest.mjs'), 'run', '--project', project, ...reporters, ...more],
    environment: { ...programEnvironment(), TESTS_WITHOUT: without.join(' ') },
    report: {
      file,
      count: (report) => ({
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        faults: failedInVitest(report),
      }),
    },
  }
}

/** @param {string} node @param {readonly string[]} more @returns {Part[]} */
export function journeys(node, more = []) {
  return [...browserAndPortal(node), journeyTests(node, more)]
}

/** @param {string} node @returns {Part[]} */
function browserAndPortal(node) {
  return [
    { name: 'build', work: () => buildIfStale(node) },
    { name: 'a browser', work: () => installBrowserIfMissing(node) },
  ]
}

/**
 * Makes the data that the journeys begin with while others still run. At another moment than the machine's they make it themselves: that
 * moment begins with them.
 * @param {string} node
 * @returns {Part[]}
 */
function demoData(node) {
  if (process.env.TESTS_AT) return []
  return [{ name: 'demo data', program: node, parameters: [inRoot('e2e', 'server', 'prepare-ahead.ts')] }]
}

/** @param {string} node @param {readonly string[]} more @returns {Part} */
function journeyTests(node, more) {
  const file = inRoot('test-results', 'browser.json')
  return {
    name: 'tests: browser',
    program: node,
    parameters: [module('@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json', ...more],
    environment: { ...programEnvironment(), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: {
      file,
      count: (report) => ({
        passed: report.stats.expected,
        failed: report.stats.unexpected + report.stats.flaky,
        faults: failedInPlaywright(report),
      }),
    },
  }
}
