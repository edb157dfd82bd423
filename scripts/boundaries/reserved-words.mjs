import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from './files.mjs'

/** The ways to ask which company it is: compared with a number, from either side, found in a list of numbers, or switched on. */
const companyId = String.raw`\bcompany(_?id|\??\.id)\b`
const askingWhichCompany = [
  String.raw`${companyId}\)?\s*[!=]==?\s*['"]?\d`,
  String.raw`\b\d+['"]?\s*[!=]==?\s*[\w.?]*${companyId}`,
  String.raw`\[[\s\d,]*\d[\s\d,]*\](\s+as const)?\)?\.(includes|indexOf|some|find|has)\([^)]*${companyId}`,
  String.raw`\bswitch\s*\([^)]*${companyId}`,
]

/**
 * What only some files may say. Tests may say everything.
 * @type {readonly { law: string, word: RegExp, within: string, allowed: RegExp }[]}
 */
const reserved = [
  {
    law: 'only-config-reads-the-environment',
    word: /\bprocess\.env\b/,
    within: 'apps/server/src',
    // main.ts hands it the environment.
    allowed: /^(config|main)\.ts$/,
  },
  {
    law: 'only-main-reads-the-clock',
    word: /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b|\bTemporal\.Now\b/,
    within: 'apps/server/src',
    // Everybody else is given it: whoever sets it then has set all of it.
    allowed: /^main\.ts$/,
  },
  {
    law: 'the-browser-goes-by-the-servers-clock',
    // A machine's own clock may be wrong by hours. Who means what time it is at the place says `serverNow`, who measures a span on this machine `machineNow`.
    word: /\bDate\.now\b|\bnew Date\(\)|\bTemporal\.Now\b/,
    within: '.',
    allowed: /^(?!(apps\/(portal|visitor)|packages\/live)\/src\/)|^packages\/live\/src\/clock\//,
  },
  {
    law: 'only-access-makes-a-scope',
    word: /\bmintScope\b/,
    within: 'apps/server/src',
    allowed: /^access\//,
  },
  {
    law: 'nothing-is-cast-into-a-scope',
    word: /\bas (Company)?Scope\b(?!\s*[,}])|<(Company)?Scope>\s*[({]/,
    within: 'apps/server/src',
    allowed: /^$/,
  },
  {
    law: 'sql-stands-in-stores',
    word: /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^`]*>)?`/,
    within: 'apps/server/src',
    // The database's own room makes the connections, and the demo writes its rows into an empty one.
    allowed: /(^|[/-])store\.ts$|^(database|demo)\//,
  },
  {
    law: 'only-declared-routes-are-served',
    word: /\bapp\.(get|post|put|patch|delete|options|all)\(|\.(get|post|put|patch|delete|options|all)\(\s*['"`]\/|\.route\(/,
    within: 'apps/server/src',
    // Besides the one place: what an operator's tools ask and the description itself are asked by no caller, and sign-in has pages for browsers
    // and the library of its issuer, which answers by itself. Pages for visitors are declared too, and served by a file of their own.
    allowed: /^(http\/(route\/serve|written-pages|operations|openapi\/openapi(-document)?)\.ts$|sign-in\/)/,
  },
  {
    law: 'a-call-is-read-in-one-place',
    word: /\brequest\.(body|params|query)\b/,
    within: 'apps/server/src',
    // What a page of sign-in gets is a form; a visitor's token is looked for before it is known whose call it is.
    allowed: /^(http|sign-in)\//,
  },
  {
    law: 'dates-are-picked-in-our-own-calendar',
    // A browser's own begins its weeks as it likes, and speaks its own language.
    word: /\btype=["']?(date|datetime-local|week|month)\b/,
    within: 'apps/portal/src',
    allowed: /^$/,
  },
  {
    law: 'visitors-parts-come-by-late-part',
    // Preact stands in React's place there, and its Suspense leaves the old part standing where the language changes too.
    word: /import \{[^}]*\b(lazy|Suspense|use)\b[^}]*\} from 'react'/,
    within: 'apps/visitor/src',
    allowed: /^$/,
  },
  {
    law: 'no-code-asks-which-company-it-is',
    word: new RegExp(askingWhichCompany.join('|'), 'i'),
    within: '.',
    // Company rules are answers to product questions, and stand in the rulebook alone.
    allowed: /^(packages\/rulebook|scripts)\//,
  },
]

/**
 * Files that say what is not theirs to say.
 * @param {string} root
 */
export function reservedWordsInUse(root) {
  return reserved.flatMap(({ law, word, within, allowed }) => {
    const folder = path.join(root, within)
    const parts = within === '.' ? ['packages', 'apps'] : ['']
    return parts
      .filter((part) => existsSync(path.join(folder, part)))
      .flatMap((part) => filesBelow(path.join(folder, part)).map((file) => path.posix.join(part, file)))
      .filter(
        (file) =>
          /[.]tsx?$/.test(file) && !/[.]test[.]tsx?$|(^|\/)testing\//.test(file) && !allowed.test(file),
      )
      .filter((file) => word.test(readFileSync(path.join(folder, file), 'utf8')))
      .map((file) => `${law}: ${path.posix.join(within, file)}`)
  })
}
