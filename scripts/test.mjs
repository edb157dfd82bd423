import { mkdirSync } from 'node:fs'
import { installBrowserIfMissing } from './setup/browser.mjs'
import { buildIfStale } from './setup/build.mjs'
import { check, setUp } from './setup/check.mjs'
import { failedInPlaywright, failedInVitest } from './setup/failed-tests.mjs'
import { installIfStale } from './setup/install.mjs'
import { nodeProgram } from './setup/node-program.mjs'
import { inRoot } from './setup/paths.mjs'
import { run } from './setup/refusal.mjs'
import { programEnvironment } from './setup/run-program.mjs'

// npm test: sets up what is missing, then everything that must hold, from the quick to the slow.
await run(async () => {
  await installIfStale()
  const node = nodeProgram()
  mkdirSync(inRoot('test-results'), { recursive: true })
  const script = (/** @type {string[]} */ ...parts) => inRoot('node_modules', ...parts)

  const vitest = (/** @type {string} */ project) => {
    const file = inRoot('test-results', `${project}.json`)
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    return check(
      `tests: ${project}`,
      node,
      [script('vitest', 'vitest.mjs'), 'run', '--project', project, ...reporters],
      {
        file,
        count: (report) => ({
          passed: report.numPassedTests,
          failed: report.numFailedTests,
          faults: failedInVitest(report),
        }),
      },
    )
  }
  const browser = () => {
    const file = inRoot('test-results', 'browser.json')
    const parameters = [script('@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json']
    return check('tests: browser', node, parameters, {
      file,
      count: (report) => ({
        passed: report.stats.expected,
        failed: report.stats.unexpected + report.stats.flaky,
        faults: failedInPlaywright(report),
      }),
      environment: { ...programEnvironment(), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    })
  }

  const outcomes = [
    await check('format and lint', node, [script('@biomejs', 'biome', 'bin', 'biome'), 'check', '.']),
    await check('boundaries', node, [inRoot('scripts', 'check-boundaries.mjs')]),
    await check('dead code', node, [script('knip', 'bin', 'knip.js'), '--no-config-hints']),
    await check('types and phrases', node, [script('typescript', 'bin', 'tsc'), '-b']),
    await vitest('unit'),
    await vitest('pg'),
    await vitest('pglite'),
    await setUp('build', () => buildIfStale(node)),
    await setUp('a browser', () => installBrowserIfMissing(node)),
    await browser(),
  ]

  // Once more at the end, where it is looked for: what failed stands far above in a long output.
  const faults = outcomes.flatMap(({ faults = [] }) => faults)
  for (const fault of faults) process.stdout.write(`\n${fault}\n`)
  process.stdout.write('\n')
  for (const { name, passed, failed, seconds } of outcomes) {
    const mark = failed === 0 ? 'ok    ' : 'FAILED'
    process.stdout.write(
      `${mark}  ${name.padEnd(18)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s\n`,
    )
  }
  const total = (/** @type {'passed' | 'failed'} */ kind) =>
    outcomes.reduce((sum, outcome) => sum + outcome[kind], 0)
  process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed\n`)
  // The names alone as the very last lines: often no more than those are kept of a long output.
  for (const fault of faults) process.stdout.write(`failed: ${fault.split('\n')[0]}\n`)
  process.exitCode = total('failed') === 0 ? 0 : 1
})
