import { existsSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from './files.mjs'

const saysNothing = /^(utils?|helpers?|common|misc|managers?|services?)$/
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * Files whose name says nothing about what is in them, or is not in kebab-case.
 * @param {string} root
 */
export function namesAtFault(root) {
  return ['packages', 'apps', 'e2e', 'bench', 'scripts']
    .filter((part) => existsSync(path.join(root, part)))
    .flatMap((part) => filesBelow(path.join(root, part)).map((file) => `${part}/${file}`))
    .filter((file) => /[.](tsx?|mjs|css)$/.test(file))
    .flatMap((file) => {
      const words = file.split('/').map((step) => step.split('.')[0] ?? '')
      const name = words.at(-1) ?? ''
      if (words.some((word) => saysNothing.test(word)) || /-(utils?|helpers?|manager)$/.test(name)) {
        return [`a-name-says-what-is-in-it: ${file}`]
      }
      return kebabCase.test(name) ? [] : [`names-are-in-kebab-case: ${file}`]
    })
}
