import type { Language } from '@rinda/phrases/resources'
import { expect, test } from 'vitest'
import { createLateTexts } from './late-texts.ts'

type Texts = { list: { title: 'List' }; form: { title: 'Form' } }

function texts() {
  const asked: string[] = []
  const load = async (namespace: string, language: Language) => {
    asked.push(`${namespace} ${language}`)
    return (key: string) => `${namespace} ${language} ${key}`
  }
  return { asked, ...createLateTexts<Texts>(load as never) }
}

test('what was brought in one language is brought in another, and nothing else', async () => {
  const { asked, sayIn, said, sayAllIn } = texts()
  await sayIn('list', 'lv')
  expect(said('list', 'ru')).toBeUndefined()
  await sayAllIn('ru')
  expect(said('list', 'ru')?.('title')).toBe('list ru title')
  expect(said('form', 'ru')).toBeUndefined()
  await sayAllIn('ru')
  expect(asked).toEqual(['list lv', 'list ru'])
})

test('what a page still waits for comes in the language that was chosen meanwhile', async () => {
  const { sayIn, said, sayAllIn } = texts()
  const first = sayIn('form', 'lv')
  await sayAllIn('en')
  await first
  expect(said('form', 'en')?.('title')).toBe('form en title')
})
