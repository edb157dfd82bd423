import { availableParallelism } from 'node:os'
import { installBrowserIfMissing } from '../setup/browser.mjs'
import { buildIfStale } from '../setup/build.mjs'
import { inRoot } from '../setup/paths.mjs'
import { programEnvironment } from '../setup/run-program.mjs'
import { failedInPlaywright, failedInVitest } from './failed-tests.mjs'

/** @typedef {import('./run-parts.mjs').Part} Part */

const module = (/** @type {string[]} */ ...steps) => inRoot('node_modules', ...steps)

/**
 * Lists all that must hold, as stages of chains that run side by side. Static and pure checks share the machine with the tests on a real
 * PostgreSQL. The journeys have it for themselves: they are what a person would see, who has no tests running beside the portal. Of
 * shards, the first also has what cannot be split.
 * @param {string} node the Node to run it with
 * @param {{ shard: string | undefined }} options `1/3` is the first of three parts
 * @returns {readonly (readonly (readonly Part[])[])[]}
 */
export function partsOfAll(node, { shard }) {
  const workers = Math.max(1, Math.floor(availableParallelism() / 2))
  const split = shard ? [`--shard=${shard}`] : []
  const whole = shard && !shard.startsWith('1/') ? [] : staticChecks(node)
  return [
    [[...whole, vitest(node, 'unit', split)], [vitest(node, 'pg', [`--maxWorkers=${workers}`, ...split])]],
    [[vitest(node, 'pglite', split)]],
    [journeys(node, split)],
  ]
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

/** @param {string} node @returns {Part} */
export function types(node) {
  return {
    name: 'types and phrases',
    program: node,
    parameters: [module('typescript', 'bin', 'tsc'), '-b'],
  }
}

/**
 * @param {string} node
 * @param {'unit' | 'pg' | 'pglite'} project
 * @param {readonly string[]} more
 * @returns {Part}
 */
export function vitest(node, project, more = []) {
  const file = inRoot('test-results', `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return {
    name: `tests: ${project}`,
    program: node,
    parameters: [module('vitest', 'vitest.mjs'), 'run', '--project', project, ...reporters, ...more],
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
  const file = inRoot('test-results', 'browser.json')
  return [
    { name: 'build', work: () => buildIfStale(node) },
    { name: 'a browser', work: () => installBrowserIfMissing(node) },
    {
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
    },
  ]
}
