/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Comparison of the code in the README with `examples`, which is compiled, and run against a real server by
 * `e2e/platform/client-library.spec.ts`.
 */

const root = new URL('../', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, root), 'utf8')
const shown = [...read('README.md').matchAll(/<!-- (\S+) -->\n\n```ts\n([\s\S]*?)```/g)]

test('every example is shown, and nothing else is', () => {
  const examples = readdirSync(new URL('examples/', root)).map((name) => `examples/${name}`)
  expect(shown.map(([, name]) => name).sort()).toEqual(examples.sort())
  expect(read('README.md').match(/```ts/g)).toHaveLength(examples.length)
})

test.each(shown.map(([, name = '', text]) => [name, text]))('%s is shown as it is', (name, text) => {
  expect(text).toBe(read(name))
})
