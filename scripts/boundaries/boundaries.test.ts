import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { classesAtFault } from './classes.mjs'
import { cruiseProject } from './cruise-project.mjs'
import { docstringsAtFault } from './docstrings.mjs'
import { laws } from './laws.mjs'
import { namesAtFault } from './names.mjs'
import { reservedWordsInUse } from './reserved-words.mjs'
import { outsideOfRooms } from './rooms.mjs'

const packages = ['client', 'contract', 'domain', 'live', 'phrases', 'rulebook', 'ui']
const server = 'apps/server/src'
const portal = 'apps/portal/src'

/** What a file imports that it must not, and the law that says so. */
const forbidden: [law: string, file: string, imports: string][] = [
  ['domain-imports-nothing-of-ours', 'packages/domain/src/a.ts', '@rinda/contract/target'],
  ['ui-imports-nothing-of-ours', 'packages/ui/src/a.tsx', '@rinda/domain/target'],
  ['build-imports-nothing-of-ours', 'packages/build/src/a.ts', '@rinda/domain/target'],
  ['phrases-import-nothing-of-ours', 'packages/phrases/src/a.ts', '@rinda/domain/target'],
  ['rulebook-imports-domain', 'packages/rulebook/src/a.ts', '@rinda/contract/target'],
  ['contract-imports-domain', 'packages/contract/src/a.ts', '@rinda/rulebook/target'],
  ['client-imports-contract-and-domain', 'packages/client/src/a.ts', '@rinda/phrases/target'],
  ['live-imports-client-and-phrases', 'packages/live/src/a.ts', '@rinda/ui/target'],
  ['server-imports-contract-domain-rulebook-phrases', `${server}/bookings/a.ts`, '@rinda/client/target'],
  [
    'apps-import-live-client-ui-domain-phrases-contract',
    `${portal}/features/one/a.ts`,
    '@rinda/rulebook/target',
  ],
  ['apps-take-only-types-of-contract', `${portal}/features/one/b.ts`, '@rinda/contract/target'],
  ['packages-import-no-app', 'packages/client/src/b.ts', '../../../apps/server/src/plain.ts'],
  ['apps-import-no-other-app', `${portal}/session/a.ts`, '../../../server/src/plain.ts'],
  ['nobody-imports-what-stands-outside', `${server}/bookings/b.ts`, '../../../../bench/target.ts'],
  ['packages-are-imported-by-name', `${server}/bookings/c.ts`, '../../../../packages/domain/src/target.ts'],
  ['edges-call-verbs-not-stores', `${server}/bookings/routes.ts`, './store.ts'],
  ['only-the-app-mounts-edges', `${server}/bookings/d.ts`, './messages.ts'],
  ['routes-are-declared', `${server}/holidays/routes.ts`, 'fastify'],
  ['verbs-know-no-wire', `${server}/made-tomorrow/e.ts`, '../http/target.ts'],
  ['the-ground-of-edges-knows-no-feature', `${server}/sockets/a.ts`, '../bookings/plain.ts'],
  ['stores-hold-sql-only', `${server}/bookings/slot-store.ts`, './policy.ts'],
  ['stores-belong-to-their-feature', `${server}/locations/a.ts`, '../bookings/store.ts'],
  ['the-database-knows-no-feature', `${server}/database/a.ts`, '../bookings/policy.ts'],
  ['only-the-app-takes-features', `${server}/locations/feature.ts`, '../bookings/feature.ts'],
  ['nobody-imports-main', `${server}/bookings/f.ts`, '../main.ts'],
  ['the-server-does-not-import-its-tests', `${server}/bookings/g.ts`, '../testing/target.ts'],
  ['features-import-no-other-feature', `${portal}/features/one/c.ts`, '../two/target.ts'],
  ['features-import-no-screen', `${portal}/features/one/d.ts`, '../../screens/target.ts'],
  ['screens-import-no-app', `${portal}/screens/a.ts`, '../app/target.ts'],
  ['rooms-import-session-alone', `${portal}/calendar/a.ts`, '../bookings/target.ts'],
  ['session-imports-none-of-these', `${portal}/session/b.ts`, '../features/two/target.ts'],
  ['no-cycles', 'packages/domain/src/round.ts', './trip.ts'],
  ['every-import-leads-somewhere', 'packages/domain/src/lost.ts', './nowhere.ts'],
  ['tests-are-not-imported', 'packages/domain/src/b.ts', './target.test.ts'],
]

const harmless: [file: string, text: string][] = [
  ...packages.map((name): [string, string] => [`packages/${name}/src/target.ts`, 'export const target = 1']),
  ['packages/domain/src/target.test.ts', 'export const target = 1'],
  ['packages/domain/src/trip.ts', "export { target } from './round.ts'"],
  ['bench/target.ts', 'export const target = 1'],
  ...[
    'plain',
    'main',
    'bookings/store',
    'bookings/policy',
    'bookings/plain',
    'bookings/messages',
    'bookings/feature',
    'http/target',
    'testing/target',
  ].map((name): [string, string] => [`${server}/${name}.ts`, 'export const target = 1']),
  ...['features/two/target', 'screens/target', 'app/target', 'bookings/target'].map(
    (name): [string, string] => [`${portal}/${name}.ts`, 'export const target = 1'],
  ),
  [`${server}/first/a.ts`, "export { target } from '../second/a.ts'"],
  [`${server}/second/a.ts`, "export { target } from '../third/a.ts'"],
  [`${server}/third/a.ts`, "export type { target } from '../first/b.ts'"],
  [`${server}/first/b.ts`, 'export const target = 1'],
  [`${server}/bookings/lock.ts`, "export { target } from './store.ts'\nexport * from '@rinda/domain/target'"],
  [
    `${portal}/features/two/types.ts`,
    "import type { target } from '@rinda/contract/target'\nexport type T = typeof target",
  ],
]

let folder: string
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), `${text}\n`)
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rinda-boundaries-'))
  mkdirSync(path.join(folder, 'node_modules/@rinda'), { recursive: true })
  for (const name of packages) {
    const manifest = { name: `@rinda/${name}`, type: 'module', exports: { './*': './src/*.ts' } }
    write(`packages/${name}/package.json`, JSON.stringify(manifest))
    symlinkSync(path.join(folder, 'packages', name), path.join(folder, 'node_modules/@rinda', name))
  }
  write('node_modules/fastify/package.json', JSON.stringify({ name: 'fastify', main: 'index.js' }))
  write('node_modules/fastify/index.js', 'export const target = 1')
  for (const [file, text] of harmless) write(file, text)
  for (const [, file, imports] of forbidden) write(file, `export { target } from '${imports}'`)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the laws of imports', () => {
  test('each find the import that breaks them, and nothing that does not', async () => {
    const { violations } = await cruiseProject(folder)
    const inCircles = violations.filter((violation) => violation.startsWith('no-cycles-of-folders'))
    expect(inCircles.sort()).toEqual([
      `no-cycles-of-folders: ${server}/first/a.ts → ${server}/second/a.ts`,
      `no-cycles-of-folders: ${server}/second/a.ts → ${server}/third/a.ts`,
      `no-cycles-of-folders: ${server}/third/a.ts → ${server}/first/b.ts`,
    ])
    const others = violations.filter((violation) => !inCircles.includes(violation))
    const found = new Set(others.map((violation) => violation.split(' → ')[0]))
    expect([...found].sort()).toEqual(
      expect.arrayContaining(forbidden.map(([law, file]) => `${law}: ${file}`).sort()),
    )
    const atFault = new Set([...forbidden.map(([, file]) => file), 'packages/domain/src/trip.ts'])
    expect([...found].filter((line) => !atFault.has(line?.split(': ')[1] ?? ''))).toEqual([])
  })

  test('are all tried here', () => {
    expect(laws.forbidden?.map((rule) => rule.name).sort()).toEqual(forbidden.map(([law]) => law).sort())
  })
})

test('a name that says nothing is found, and so is one that is not in kebab-case', () => {
  write('packages/domain/src/utils.ts', '')
  write('packages/domain/src/common/zone.ts', '')
  write('packages/domain/src/openingHours.ts', '')
  expect(namesAtFault(folder).sort()).toEqual([
    'a-name-says-what-is-in-it: packages/domain/src/common/zone.ts',
    'a-name-says-what-is-in-it: packages/domain/src/utils.ts',
    'names-are-in-kebab-case: packages/domain/src/openingHours.ts',
  ])
})

test('what stands in no room is found', () => {
  const outside = mkdtempSync(path.join(tmpdir(), 'rinda-rooms-'))
  for (const name of [
    `${server}/bookings`,
    `${server}/shed`,
    `${portal}/screens`,
    `${portal}/attic`,
    'packages/bag',
  ])
    mkdirSync(path.join(outside, name), { recursive: true })
  expect(outsideOfRooms(outside)).toEqual([
    `everything-has-a-room: ${server}/shed`,
    `everything-has-a-room: ${portal}/attic`,
    'everything-has-a-room: packages/bag',
  ])
  rmSync(outside, { recursive: true, force: true })
})

test('a docstring that begins with neither a verb nor a noun is found, in tests too', () => {
  const riddle = (words: string) => `/** ${words} */\nexport const one = 1`
  write('packages/ui/src/plain.ts', riddle('Whatever is drawn. What it is, is said after the first word.'))
  write('packages/ui/src/plain-comment.ts', '// What a plain comment says.\nexport const one = 1')
  write('packages/ui/src/held.ts', riddle('What is held.'))
  write('packages/ui/src/may-hold.ts', riddle('May this person hold it?'))
  write('packages/ui/src/held.test.tsx', `const two = 2\n${riddle('Whether it is held.')}`)
  write(`${server}/bookings/due.ts`, '/**\n * When it is due,\n * in ms.\n */\nexport const due = 1')
  write(`${portal}/session/person.ts`, `type Person = {\n  ${riddle('It’s their name.')}\n}`)
  expect(docstringsAtFault(folder).sort()).toEqual([
    `a-docstring-begins-with-a-verb-or-a-noun: ${portal}/session/person.ts:2`,
    `a-docstring-begins-with-a-verb-or-a-noun: ${server}/bookings/due.ts:1`,
    'a-docstring-begins-with-a-verb-or-a-noun: packages/ui/src/held.test.tsx:2',
    'a-docstring-begins-with-a-verb-or-a-noun: packages/ui/src/held.ts:1',
    'a-docstring-begins-with-a-verb-or-a-noun: packages/ui/src/may-hold.ts:1',
  ])
})

test('a class that is in no style sheet is found', () => {
  write('packages/ui/src/card.module.css', '/* .foot */\n.card .head[data-is-on] { gap: 0.5rem }')
  write(
    'packages/ui/src/card.tsx',
    "import styles from './card.module.css'\nexport const all = [styles.card, styles.head, styles.foot, styles.foot]",
  )
  expect(classesAtFault(folder)).toEqual(['a-class-stands-in-its-sheet: packages/ui/src/card.tsx foot'])
})

test('SQL outside a store, and what is cast into a scope, is found', () => {
  write(`${server}/customers/store.ts`, "export const all = db.selectFrom('users')")
  write(`${server}/customers/list.ts`, "export const all = db.selectFrom('users')")
  write(`${server}/customers/count.ts`, 'export const count = sql<number>`SELECT 1`.execute(db)')
  write(`${server}/customers/forged.ts`, 'export const scope = { companyId: 7 } as CompanyScope')
  const found = reservedWordsInUse(folder).filter((line) => line.includes('/customers/'))
  expect(found.sort()).toEqual([
    `nothing-is-cast-into-a-scope: ${server}/customers/forged.ts`,
    `sql-stands-in-stores: ${server}/customers/count.ts`,
    `sql-stands-in-stores: ${server}/customers/list.ts`,
  ])
})

test.each([
  'user.companyId === 40',
  'company.id !== 40',
  'row.company_id == 40',
  '40 === booking.companyId',
  '[40, 41].includes(companyId)',
  'new Set([40]).has(company.id)',
  "(companyId) === '40'",
  'switch (user.companyId) {}',
])('a company is not asked for by its number: %s', (question) => {
  write('packages/domain/src/asking.ts', question)
  expect(reservedWordsInUse(folder)).toContain(
    'no-code-asks-which-company-it-is: packages/domain/src/asking.ts',
  )
  write('packages/domain/src/asking.ts', 'export const isOwn = companyId === own.companyId && count === 40')
  expect(reservedWordsInUse(folder).join()).not.toContain('asking.ts')
})

test('a call that is registered or read past its declaration is found', () => {
  write(`${server}/http/route/serve.ts`, 'app.route(options)')
  write(`${server}/http/route/call.ts`, 'export const sent = (request) => request.body')
  write(`${server}/http/operations.ts`, "app.get('/health/live', hidden, answer)")
  write(`${server}/sign-in/pages.ts`, 'app.post(url, answer)\nexport const form = (request) => request.body')
  write(`${server}/holidays/own.ts`, "app.get('/api/portal/holidays', answer)")
  write(`${server}/holidays/other.ts`, 'within.route({ url, handler })')
  write(`${server}/http/late.ts`, 'instance.patch(`/api/late`, answer)')
  write(`${server}/holidays/year.ts`, 'export const yearIn = (request) => request.query.year')
  const found = reservedWordsInUse(folder).filter((line) => /declared|call-is-read/.test(line))
  expect(found.sort()).toEqual([
    `a-call-is-read-in-one-place: ${server}/holidays/year.ts`,
    `only-declared-routes-are-served: ${server}/holidays/other.ts`,
    `only-declared-routes-are-served: ${server}/holidays/own.ts`,
    `only-declared-routes-are-served: ${server}/http/late.ts`,
  ])
})

test('what only some files may say is found elsewhere', () => {
  write(`${server}/config.ts`, 'export const port = process.env.PORT')
  write(`${server}/bookings/sly.ts`, 'export const port = process.env.PORT')
  write(`${server}/main.ts`, 'export const clock = () => new Date()')
  write(`${server}/bookings/hasty.ts`, 'export const due = Date.now() + 1')
  write('packages/live/src/clock/machine-now.ts', 'export const machineNow = () => Date.now()')
  write('packages/live/src/use-hour.ts', 'export const hour = () => new Date().getHours()')
  write(`${portal}/calendar/line-of-now.ts`, 'export const now = () => Date.now() / 60_000')
  write(`${portal}/calendar/day.ts`, 'export const day = (at: number) => new Date(at).toISOString()')
  write('apps/visitor/src/queue/begin.ts', 'export const begin = () => useState(Date.now)')
  write(`${server}/access/caller.ts`, 'export const all = mintScope("all")')
  write(`${server}/bookings/bold.ts`, 'export const all = mintScope("all")')
  write('packages/rulebook/src/companies.ts', 'export const isNails = companyId === 40')
  write(`${portal}/screens/special.tsx`, 'export const isNails = user.companyId === 40')
  write(`${portal}/screens/own-date.tsx`, 'export const date = <input type="date" />')
  write('apps/visitor/src/screens/own.tsx', "import { useEffect, useState } from 'react'")
  write('apps/visitor/src/screens/late.tsx', "import { lazy, useState } from 'react'")
  const found = reservedWordsInUse(folder).filter((line) => !/[/](customers|holidays|http)[/]/.test(line))
  expect(found.sort()).toEqual([
    'dates-are-picked-in-our-own-calendar: apps/portal/src/screens/own-date.tsx',
    'no-code-asks-which-company-it-is: apps/portal/src/screens/special.tsx',
    'only-access-makes-a-scope: apps/server/src/bookings/bold.ts',
    'only-config-reads-the-environment: apps/server/src/bookings/sly.ts',
    'only-main-reads-the-clock: apps/server/src/bookings/hasty.ts',
    'the-browser-goes-by-the-servers-clock: apps/portal/src/calendar/line-of-now.ts',
    'the-browser-goes-by-the-servers-clock: apps/visitor/src/queue/begin.ts',
    'the-browser-goes-by-the-servers-clock: packages/live/src/use-hour.ts',
    'visitors-parts-come-by-late-part: apps/visitor/src/screens/late.tsx',
  ])
})
