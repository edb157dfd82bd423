import { fileURLToPath } from 'node:url'

const beside = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url))
const asked = JSON.parse(process.env.RINDA_MUTANTS ?? '{}')

/** Changes one thing at a time in the sources that were named, in a copy of the tree, and tells which change no test notices. */
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: beside('./vitest.config.ts') },
  coverageAnalysis: 'perTest',
  mutate: asked.mutate,
  concurrency: 1,
  timeoutMS: 20_000,
  ignorePatterns: [
    '/e2e',
    '/bench',
    '/data',
    '/test-results',
    '/scripts/mutants/node_modules',
    '.tsbuild',
    'dist',
  ],
  tempDirName: '.cache/mutants',
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { reportTests: false, allowColor: false },
  htmlReporter: { fileName: 'test-results/mutants.html' },
  // The compiler's own faults are no test's business: sources stay as they are.
  disableTypeChecks: false,
}
