import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sourcesIn } from './files.mjs'

// Words that begin a question or point at something not named yet: the reader has to guess what a thing is, or does.
const riddles = [
  ...['What', 'Who', 'Whose', 'Whom', 'How', 'Where', 'Whether', 'When', 'Which', 'Why'],
  ...['May', 'Whoever', 'So', 'It', 'Those', 'That', 'There', 'They'],
]
const riddle = new RegExp(String.raw`/\*\*[\s*]*(${riddles.join('|')})\b`, 'g')

/**
 * Finds the docstrings of apps and packages, tests among them, that begin with neither a verb nor a noun.
 * @param {string} root
 * @returns {string[]} each with its file and line
 */
export function docstringsAtFault(root) {
  return sourcesIn(root).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    return [...text.matchAll(riddle)].map(
      ({ index }) =>
        `a-docstring-begins-with-a-verb-or-a-noun: ${file}:${text.slice(0, index).split('\n').length}`,
    )
  })
}
