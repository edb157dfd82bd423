import path from 'node:path'
import { inRoot } from '../setup/paths.mjs'

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
      const attachments = results.flatMap((/** @type {any} */ result) => result.attachments ?? [])
      const why = told(
        `${spec.file}:${spec.line} › ${spec.title}`,
        errors.map((/** @type {any} */ error) => error.message).join('\n'),
      )
      return [why, ...attachments.flatMap(attached)].join('\n')
    })
  return [...own, ...(suite.suites ?? []).flatMap(failedInSuite)]
}

/**
 * The pictures of the pages by their place, and what the server said in those seconds.
 * @param {any} attachment
 * @returns {string[]}
 */
function attached({ name, contentType, path: file, body }) {
  if (contentType === 'image/png' && file) return [`    picture of ${name}: ${path.relative(inRoot(), file)}`]
  if (name !== 'server' || !body) return []
  const lines = Buffer.from(body, 'base64').toString('utf8').trimEnd().split('\n')
  return lines.slice(-mostLines).map((line) => `    server: ${line.slice(0, mostLetters)}`)
}

const mostLines = 12
const mostLetters = 500

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
