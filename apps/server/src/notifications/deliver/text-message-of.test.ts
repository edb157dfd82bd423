import { sampleKinds } from '@rinda/contract/set-up/previewed-kinds'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Facts } from './facts.ts'
import { kindOfSample } from './sample-facts.ts'
import { partsOf, textMessageOf } from './text-message-of.ts'

const facts: Facts = {
  ...{ kind: 'confirmed', language: 'lv', recipient: '+37120000001', seq: 1, id: '1-1' },
  ...{ logo: null, logoAddress: '' },
  ...{ company: 'Mežpils klientu centrs', service: 'Konsultācija', specialist: null },
  ...{ place: 'Brīvības iela 49', address: '', mapLink: '', phone: '', email: '', zone: 'Europe/Riga' },
  times: [
    {
      ...{ uid: 'u', startsAt: new Date(0), endsAt: new Date(0) },
      ...{ day: 'trešdiena, 25. novembris', from: '10:30', till: '11:00' },
    },
  ],
  ...{ code: '482913', codeUntil: '12:15', reason: '', byStaff: false, optOut: null, mayConfirm: false },
  ...{ link: '', cancelLink: '', shortLink: '' },
}
const shortLink = 'https://rinda.example/visit/b#1.3f.k7Qm2xAb3Q'

test('says who, when, where and the code, and leads to the booking', () => {
  const text = textMessageOf({ ...facts, company: 'Mežpils', link: 'x'.repeat(90), shortLink })
  expect(text).toBe(
    `Mežpils: gaidīsim jūs: trešdiena, 25. novembris, 10:30, Brīvības iela 49. Kods 482913. ${shortLink}`,
  )
  expect(partsOf(text)).toBe(2)
})

test.each(['lv', 'ru'] as const)(
  'names the day where no word before it asks for another case [%s]',
  (language) => {
    for (const sample of sampleKinds) {
      const { kind, byStaff } = kindOfSample(sample)
      const text = textMessageOf({ ...facts, kind, byStaff, language })
      if (text.includes('trešdiena'))
        expect(text).toMatch(/: trešdiena, 25\. novembris, 10:30, Brīvības iela 49\./)
      else expect(['code', 'link']).toContain(kind)
    }
  },
)

test('of whatever company and place it has two parts at most, and never the service', () => {
  const name = fc.oneof(
    fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }),
    fc.constantFrom(
      'Rīgas valstspilsētas pašvaldības Iedzīvotāju apkalpošanas centrs',
      'Стоматология «Дубовый лист и другие»',
      '👩‍⚕️'.repeat(30),
    ),
  )
  fc.assert(
    fc.property(
      ...[
        name,
        name,
        fc.constantFrom(...sampleKinds),
        fc.constantFrom('lv', 'en', 'ru'),
        fc.nat(120),
        fc.boolean(),
      ],
      (company, place, sample, language, more, isLong) => {
        const { kind, byStaff } = kindOfSample(sample)
        const link = `https://rinda.example/${'x'.repeat(kind === 'link' ? more % 75 : more)}`
        const named = {
          company,
          place,
          kind,
          byStaff,
          language,
          link,
          mayConfirm: kind === 'reminder',
        } as const
        const day = isLong ? 'понедельник, 30 сентября 2027 года' : 'trešdiena, 25. novembris'
        const times = facts.times.map((time) => ({ ...time, day }))
        const text = textMessageOf({ ...facts, ...named, times })
        expect(partsOf(text)).toBeLessThanOrEqual(2)
        expect(text).not.toContain('Konsultācija')
      },
    ),
  )
})

test('a name that does not fit is cut after a word, and the code and the link stay', () => {
  const company = 'Rīgas valstspilsētas pašvaldības Iedzīvotāju apkalpošanas centrs'
  const text = textMessageOf({ ...facts, company, shortLink, link: shortLink })
  expect(text).toMatch(/^Rīgas( \S+)*: /)
  expect(text).toContain('Kods 482913')
  expect(text).toContain(shortLink)
})

test.each(['lv', 'en', 'ru'] as const)('the link to all bookings is never left out: %s', (language) => {
  const link = `https://pieraksts.rinda.example/visit/bookings?company=40#${'x'.repeat(43)}`
  for (const company of ['Mežpils', 'Rīgas valstspilsētas pašvaldības Iedzīvotāju apkalpošanas centrs']) {
    const text = textMessageOf({ ...facts, kind: 'link', company, language, times: [], link })
    expect(text.endsWith(` ${link}`)).toBe(true)
    expect(partsOf(text)).toBeLessThanOrEqual(2)
  }
  expect(textMessageOf({ ...facts, kind: 'link', language, link: `${link}${link}` })).toContain(link)
})
