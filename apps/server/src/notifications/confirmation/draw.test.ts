import { extractText, extractTextItems, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import type { Confirmation } from './confirmation.ts'
import { drawConfirmation } from './draw.ts'

const now = new Date('2026-11-25T19:12:00Z')
const facts: Confirmation = {
  ...{ language: 'lv', company: 'Rīgas pašvaldība', logo: 'https://town.example/logo.png' },
  ...{ startsAt: new Date('2026-12-09T08:00:00Z'), endsAt: new Date('2026-12-09T08:30:00Z') },
  ...{ zone: 'Europe/Riga', service: 'Konsultācija', specialist: 'Ģirts Šķēle' },
  ...{ place: 'Brīvības iela 149', address: 'Brīvības iela 149, Rīga, LV-1012', phone: '+371 67000149' },
  ...{ code: 'K7MQ2P', isPending: false },
}

async function read(more: Partial<Confirmation> = {}) {
  const pdf = await drawConfirmation({ ...facts, ...more }, now)
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { text } = await extractText(document, { mergePages: true })
  const page = await document.getPage(1)
  return { pdf, document, page, text: text.replaceAll(/\s+/g, ' ') }
}

const pictures = async (logo: string) => {
  const { page } = await read({ logo })
  const { paintImageXObject } = (await import('unpdf/pdfjs')).OPS
  return (await page.getOperatorList()).fnArray.filter((what) => what === paintImageXObject).length
}

test('it says whose, when by the clock of the place, what, with whom, where, and the code', async () => {
  const { text } = await read()
  for (const said of [
    ...['Rīgas pašvaldība', 'Jūsu pieraksts', 'trešdiena, 2026. gada 9. decembris', '10:00–10:30'],
    ...['Vietas laiks: Austrumeiropas ziemas laiks', 'Konsultācija', 'Ģirts Šķēle', '+371 67000149'],
    ...['Jūsu kods', 'K7M Q2P', 'Ziņas uz 25.11.2026 21:12.'],
  ])
    expect(text).toContain(said)
  // A place that is called after its street is said once.
  expect(text.match(/Brīvības iela 149/g)).toHaveLength(1)
  expect(text).not.toContain('Gaida apstiprinājumu')
})

test('the code is whole, whatever its letters are', async () => {
  const letters = [...'2AJMRWXZ']
  const codes = letters.flatMap((one) => letters.map((other) => `${other}MW${one}${other}${one}`))
  for (const code of ['WWWWWW', 'UMMWT6', ...codes]) {
    const { text, document } = await read({ code })
    expect(text).toContain(`${code.slice(0, 3)} ${code.slice(3)}`)
    const { items } = await extractTextItems(document)
    const written = (items[0] ?? []).filter(({ str }) => str.includes(code.slice(0, 3)))
    expect(Math.max(...written.map(({ x, width }) => x + width))).toBeLessThanOrEqual(595 - 56 - 14 + 1)
  }
})

test('where nobody in particular is asked for, and staff still have to accept it, it says so', async () => {
  const { text } = await read({ isPending: true, specialist: null, phone: '', address: '' })
  expect(text).toContain('Gaida apstiprinājumu')
  expect(text).not.toContain('Speciālists')
  expect(text).not.toContain('Tālrunis')
})

describe.each([
  ['lv', 'āčēģīķļņšūž ĀČĒĢĪĶĻŅŠŪŽ', 'trešdiena, 2026. gada 9. decembris'],
  ['en', 'Æble Łódź Öl Über ąčęėįšųū', 'Wednesday, 9 December 2026'],
  ['ru', 'Съешь ещё этих мягких французских булок, ЁЖ № 5 їєґ', 'среда, 9 декабря 2026 года'],
] as const)('%s', (language, letters, day) => {
  test('has all of its letters, on one page of A4 that screen readers can read', async () => {
    const { text, document, page, pdf } = await read({ language, service: letters })
    expect(text).toContain(letters)
    expect(text).toContain(day)
    expect(document.numPages).toBe(1)
    const { width, height } = page.getViewport({ scale: 1 })
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842])
    expect((await document.getMarkInfo())?.Marked).toBe(true)
    const { info } = (await document.getMetadata()) as unknown as { info: { Language: string } }
    expect(info.Language).toBe(language)
    // Of the fonts it takes along what stands on it.
    expect(pdf.length).toBeLessThan(30_000)
  })
})

test('names as long as they may be stay on the page, each in its place', async () => {
  const long = 'Ļoti garš nosaukums ar daudziem vārdiem, '.repeat(6).trim()
  const all = { company: long, service: long, specialist: long, place: long, address: long, phone: long }
  const { document } = await read({ ...all, isPending: true })
  expect(document.numPages).toBe(1)
  const { items } = await extractTextItems(document)
  const lines = (items[0] ?? []).filter(({ str }) => str.trim() !== '')
  expect(Math.min(...lines.map(({ y }) => y))).toBeGreaterThan(50)
  expect(Math.max(...lines.map(({ x, width }) => x + width))).toBeLessThan(595 - 50)
  const known = lines.find(({ str }) => str.startsWith('Lai pārceltu'))
  const phones = lines.filter(({ str, x }) => x < 60 && str.startsWith('Ļoti garš')).map(({ y }) => y)
  expect(Math.min(...phones)).toBeGreaterThan((known?.y ?? Number.NaN) + 20)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 48"><rect width="96" height="48"/></svg>'
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test.each([
  ['a drawing', `data:image/svg+xml,${encodeURIComponent(svg)}`, 1],
  ['a picture', `data:image/png;base64,${png}`, 1],
  ['a drawing that is none', 'data:image/svg+xml,%3Csvg', 0],
  ['a picture that is none', 'data:image/png;base64,AAAA', 0],
  ['one that is written wrongly', 'data:image/svg+xml,%E0%A4%A', 0],
  ['one that lies elsewhere', 'https://town.example/logo.svg', 0],
])('of a logo, %s is there or left out', async (_, logo, count) => {
  expect(await pictures(logo)).toBe(count)
})
