import { loadPhrases, type Phrases } from '@rinda/phrases/resources'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { createLatePhrases } from './late-phrases.ts'
import { createPhrases } from './phrases.ts'

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  return () => vi.unstubAllGlobals()
})

type AppWords = ReturnType<typeof createPhrases<Phrases>>

function Words({ phrases: { usePhrases, useLanguage } }: { phrases: AppWords }) {
  const { t } = usePhrases('shell')
  return `${useLanguage()} ${t('appName')} ${t('tryAgain')}`
}

const spoken = (phrases: AppWords) => renderToString(<Words phrases={phrases} />)

test('an app speaks a language once its texts are there, and says so to the browser', async () => {
  const phrases = createPhrases<Phrases>(loadPhrases)
  expect(() => spoken(phrases)).toThrow('first language')
  await phrases.speak('lv')
  const latvian = spoken(phrases)
  expect(latvian).toContain('lv')
  expect(document.documentElement.lang).toBe('lv')
  await phrases.speak('en')
  expect(spoken(phrases)).toContain('Try again')
  expect(spoken(phrases)).not.toBe(latvian)
})

test('of two languages the one asked for last is spoken, also where its texts come first', async () => {
  const waiting = new Map<string, () => void>()
  const phrases = createPhrases<Phrases>(async (language) => {
    await new Promise<void>((come) => waiting.set(language, come))
    return loadPhrases(language)
  })
  const first = phrases.speak('lv')
  const second = phrases.speak('ru')
  waiting.get('ru')?.()
  await second
  waiting.get('lv')?.()
  await first
  expect(spoken(phrases)).toContain('ru')
})

test('late texts are fetched once; a fetch that failed is made again when they are wanted next', async () => {
  const load = vi.fn(async () => (key: string) => `said ${key}`)
  load.mockRejectedValueOnce(new Error('no line'))
  const { sayIn } = createLatePhrases<{ list: { title: 'List' } }>(load as never, () => 'en')
  await expect(sayIn('list', 'en')).rejects.toThrow('no line')
  expect((await sayIn('list', 'en'))('title')).toBe('said title')
  await sayIn('list', 'en')
  expect(load).toHaveBeenCalledTimes(2)
})
