import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sourcesIn } from './files.mjs'

const sheetImport = /import (\w+) from '([^']+[.]module[.]css)'/g

/**
 * Finds the classes that a component takes from its style sheet and that are not there: nothing else notices them, as such a class is
 * `undefined` and the element is drawn without it.
 * @param {string} root
 * @returns {string[]} each with its file
 */
export function classesAtFault(root) {
  return sourcesIn(root).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    return [...text.matchAll(sheetImport)].flatMap(([, name = '', sheet = '']) => {
      const there = classesIn(path.join(root, path.dirname(file), sheet))
      const used = text.replace(/^import .*$|^[}] from .*$/gm, '')
      const named = [...used.matchAll(new RegExp(String.raw`\b${name}[.](\w+)`, 'g'))].map(
        ([, one = '']) => one,
      )
      return [...new Set(named)]
        .filter((one) => !there.has(one))
        .map((one) => `a-class-stands-in-its-sheet: ${file} ${one}`)
    })
  })
}

/** @param {string} sheet */
function classesIn(sheet) {
  if (!existsSync(sheet)) return new Set()
  const text = readFileSync(sheet, 'utf8').replace(/\/\*.*?\*\//gs, '')
  return new Set([...text.matchAll(/[.]([a-zA-Z_][\w-]*)/g)].map(([, one]) => one))
}
