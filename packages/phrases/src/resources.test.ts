import { describe, expect, test } from 'vitest'
import { en } from './en/all.ts'
import { type LateNamespace, lateLoaders } from './late.ts'
import { lv } from './lv/all.ts'
import { languages, loadPhrases } from './resources.ts'
import { ru } from './ru/all.ts'

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

const first = { lv, en, ru }
const lateNamespaces = Object.keys(lateLoaders) as LateNamespace[]

async function textsOf(language: (typeof languages)[number]): Promise<Texts> {
  const late = lateNamespaces.map(async (name) => [name, await lateLoaders[name][language]()] as const)
  return { ...first[language], ...Object.fromEntries(await Promise.all(late)) }
}

const all = { lv: await textsOf('lv'), en: await textsOf('en'), ru: await textsOf('ru') }
const namespaces = Object.keys(all.en)
const numberEnding = /_(zero|one|two|few|many|other)$/

/** The keys without their number endings; a key counts when it has an `_other`. */
function stems(texts: Readonly<Record<string, string>>): string[] {
  const stemOf = (key: string) => {
    const stem = key.replace(numberEnding, '')
    return `${stem}_other` in texts ? stem : key
  }
  return [...new Set(Object.keys(texts).map(stemOf))].sort()
}

function variablesOf(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name]) => name ?? '').sort()
}

describe.each(languages)('%s', (language) => {
  test.each(namespaces)('%s has the same keys as English', (namespace) => {
    expect(stems(all[language][namespace] ?? {})).toEqual(stems(all.en[namespace] ?? {}))
  })

  test.each(namespaces)(
    'every text of %s says something, with the variables of the English one',
    (namespace) => {
      const english = all.en[namespace] ?? {}
      for (const [key, text] of Object.entries(all[language][namespace] ?? {})) {
        expect(text.trim(), key).not.toBe('')
        const original = english[key] ?? english[key.replace(numberEnding, '_other')] ?? ''
        // A form for a certain number may leave the number itself unsaid ("no bookings").
        const isCounting = numberEnding.test(key)
        const spoken = (name: string) => !(isCounting && name === 'count')
        expect(variablesOf(text).filter(spoken), key).toEqual(variablesOf(original).filter(spoken))
      }
    },
  )

  test.each(namespaces)('%s has a form for every number', (namespace) => {
    const texts = all[language][namespace] ?? {}
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const counting = Object.keys(texts).filter((key) => key.endsWith('_other'))
    for (const key of counting) {
      for (const form of forms) expect(Object.keys(texts)).toContain(key.replace(/other$/, form))
    }
  })

  test('is what is loaded for it', async () => {
    expect(await loadPhrases(language)).toBe(first[language])
  })
})

test('the words that staff know from before are used as they are', () => {
  const said = new Set(namespaces.flatMap((namespace) => Object.values(all.lv[namespace] ?? {})))
  for (const words of ['Lūdzu izvēlēties filiāli!', 'Filiāles', 'Atcelt?', 'Kalendārs']) {
    expect(said).toContain(words)
  }
})

test('the faults of the booking form have their keys', () => {
  const keys = Object.keys(en.booking)
  expect(keys).toEqual(
    expect.arrayContaining(['error_wrong_number', 'error_fields_empty', 'error_fields_invalid_email']),
  )
})

test('what is said of a save and of a field has its keys', () => {
  const keys = Object.keys(all.en.setUp ?? {})
  expect(keys).toEqual(
    expect.arrayContaining(['notify.updated', 'notify.new', 'notify.error', 'validation.required']),
  )
  expect(stems(all.en.setUp ?? {})).toContain('validation.max')
})
