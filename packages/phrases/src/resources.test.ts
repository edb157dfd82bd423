import { describe, expect, test } from 'vitest'
import { en } from './en/all.ts'
import { invitationPage } from './invitation-page.ts'
import { lateNamespaces, lateTexts } from './late.ts'
import { lv } from './lv/all.ts'
import { refusals } from './refusals.ts'
import { languages, loadPhrases } from './resources.ts'
import { ru } from './ru/all.ts'
import { signInPage } from './sign-in-page.ts'
import { visitFindTexts } from './visit/find.ts'
import { visitLateNamespaces, visitLateTexts } from './visit/late.ts'
import { loadVisit } from './visit/visit.ts'

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

const first = { lv, en, ru }

async function textsOf(language: (typeof languages)[number]): Promise<Texts> {
  const late = lateNamespaces.map(async (name) => [name, await lateTexts(name, language)] as const)
  const ofVisit = visitLateNamespaces.map(
    async (name) => [`visit ${name}`, await visitLateTexts(name, language)] as const,
  )
  return {
    ...first[language],
    ...(await loadVisit(language)),
    'visit find': await visitFindTexts(language),
    ...Object.fromEntries(await Promise.all([...late, ...ofVisit])),
  }
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

  const sentences = () => [
    ...namespaces.flatMap((namespace) => Object.entries(all[language][namespace] ?? {})),
    ...Object.entries({ ...refusals, ...signInPage, ...invitationPage }).map(
      ([key, texts]) => [key, texts[language]] as const,
    ),
  ]

  test('is said as people speak', () => {
    for (const [key, text] of sentences()) {
      // The names of the other systems stand where their numbers are given, and nowhere else.
      if (key !== 'qmsId' && key !== 'bmsId') expect(text, key).not.toMatch(/\b[QB]MS\b/)
      expect(text, key).not.toContain('..')
      expect(text, key).not.toMatch(/^0 |(своб|опозд|эл)\./i)
    }
  })

  test('has the quotation marks and dashes of its own language', () => {
    const foreign = { lv: /[“«»]| — /, en: /[„«»]/, ru: /“(?!»)|”|\p{L} – \p{Ll}{3,}/u }[language]
    for (const [key, text] of sentences()) expect(text, key).not.toMatch(foreign)
  })

  test('calls one thing by one name', () => {
    const other = {
      // A visit is an apmeklējums, a place in a line is a numurs and a biļete its paper, and whoever has come says so by reģistrēties.
      lv: /vizīt|talon|datn|biļe|pieteikties|aizturēt.* laik|priekšskat(?!ījum)/i,
      en: /cancell(ed|ing)|\bsigns? of six/i,
      ru: /колон|предприят|билет|репетици|времён/i,
    }[language]
    const ofPaper = /Paper$|^prints/
    for (const [key, text] of sentences()) if (!ofPaper.test(key)) expect(text, key).not.toMatch(other)
  })

  test('does not take the reader for a man', () => {
    const man = {
      lv: /(jūs|esat|neesat|būsiet)( jau)? (nākamais(?! numurs)|\p{L}+(jis|zis|sis|cis|nis|dis|lis|ris|vis)\b)/iu,
      en: /\b(his|he)\b/,
      ru: /вы следующий(?! номер)|вы \p{L}+(ал|ел|ил|ул|ыл)\b/iu,
    }[language]
    for (const [key, text] of sentences()) expect(text, key).not.toMatch(man)
  })

  test('a role has one name', () => {
    const { admin = {}, people = {} } = all[language]
    const pages = {
      roleNone: signInPage.role_none,
      rolePlatform: signInPage.role_qticket_admin,
      roleAdmin: signInPage.role_company_admin,
      roleManager: signInPage.role_company_manager,
      roleUser: signInPage.role_company_user,
    }
    for (const [key, page] of Object.entries(pages)) {
      expect([admin[key], people[key]]).toEqual([page[language], page[language]])
    }
  })

  test('is what is loaded for it', async () => {
    expect(await loadPhrases(language)).toBe(first[language])
  })
})

test('the words that staff know from before are used as they are', () => {
  const said = new Set(namespaces.flatMap((namespace) => Object.values(all.lv[namespace] ?? {})))
  const known = [
    ...['Lūdzu izvēlēties filiāli!', 'Filiāles', 'Kalendārs', 'Saraksts', 'Pakalpojumi', 'Labot', 'Saglabāt'],
    ...['Atcelt', 'Atcelt?', 'Portālam ir pieejama jauna versija, lūdzu pārlādēt!'],
    ...[
      'Datums',
      'Laiks',
      'Ilgums',
      'Specialists',
      'Pakalpojums',
      'Klients',
      'E-pasts',
      'Telefons',
      'Statuss',
    ],
  ]
  expect(known.filter((words) => !said.has(words))).toEqual([])
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

test('a place is a location in English, not now and then a branch', () => {
  const texts = namespaces.flatMap((namespace) => Object.entries(all.en[namespace] ?? {}))
  for (const [key, text] of texts) expect(text, key).not.toMatch(/branch/i)
})

test('what was done is taken back in Russian, not cancelled', () => {
  const undo = namespaces.flatMap((namespace) => all.ru[namespace]?.undo ?? [])
  expect(new Set(undo)).toEqual(new Set(['Вернуть']))
})

test('a state of a booking has no gender in Russian', () => {
  const { booking = {}, calendar = {}, list = {} } = all.ru
  const states = Object.entries({ ...booking, ...calendar, ...list }).filter(([key]) =>
    /^(statuses|approvals|state|states|badge)_/.test(key),
  )
  for (const [key, text] of states)
    expect(text, key).not.toMatch(/(ан|ен|ён|ана|ена|ата|ята|лась|ённые|анные|шие)$/)
})
