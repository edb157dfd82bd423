import path from 'node:path'
import { inRoot } from './paths.mjs'

/**
 * Names the tests that failed in a report of Vitest: each by its file and sentence, with the first lines of why.
 * @param {any} report
 * @returns {string[]}
 */
export function failedInVitest(report) {
  return report.testResults.flatMap((/** @type {any} */ file) => {
    const name = path.relative(inRoot(), file.name)
    const failed = file.assertionResults.filter((/** @type {any} */ test) => test.status === 'failed')
    if (failed.length === 0 && file.status === 'failed') return [told(name, file.message)]
    return failed.map((/** @type {any} */ test) =>
      told(`${name} › ${test.fullName}`, test.failureMessages.join('\n')),
    )
  })
}

/**
 * The same of a report of Playwright.
 * @param {any} report
 * @returns {string[]}
 */
export function failedInPlaywright(report) {
  return report.suites.flatMap(failedInSuite)
}

/**
 * @param {any} suite
 * @returns {string[]}
 */
function failedInSuite(suite) {
  const own = (suite.specs ?? [])
    .filter((/** @type {any} */ spec) => !spec.ok)
    .map((/** @type {any} */ spec) => {
      const results = spec.tests.flatMap((/** @type {any} */ test) => test.results)
      const errors = results.flatMap((/** @type {any} */ result) => result.errors ?? [])
      return told(
        `${spec.file}:${spec.line} › ${spec.title}`,
        errors.map((/** @type {any} */ error) => error.message).join('\n'),
      )
    })
  return [...own, ...(suite.suites ?? []).flatMap(failedInSuite)]
}

const mostLines = 12

/**
 * @param {string} name
 * @param {string} why
 */
function told(name, why) {
  const lines = plain(why ?? '')
    .split('\n')
    .slice(0, mostLines)
  return [name, ...lines.map((line) => `    ${line}`)].join('\n')
}

/** Without the colours of a terminal. @param {string} text */
function plain(text) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
  return text.replace(/\u001b\[[0-9;]*m/g, '')
}
