import { type FormField, formFieldKeys, formFieldPlaces } from '@rinda/domain/company/profile'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addable, added, blankOption, kindOf, namedOptions, removed, withField } from './form-list.ts'

const begin: FormField[] = [
  { key: 'first_name', required: true },
  { key: 'email', required: false },
]

test('whatever is added and removed, no two fields share a place in the booking', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 30 }), { maxLength: 20 }), (picks) => {
      const fields = picks.reduce<FormField[]>((now, pick) => {
        const offered = addable(now)
        if (pick % 3 === 0) return removed(now, now.at(-1)?.key ?? 'email')
        const key = offered[pick % Math.max(1, offered.length)]
        return key ? added(now, key) : now
      }, begin)
      const places = fields.map(({ key }) => formFieldPlaces[key])
      expect(new Set(places).size).toBe(places.length)
      expect(addable(fields).some((key) => places.includes(formFieldPlaces[key]))).toBe(false)
    }),
  )
})

test('a field is asked as a choice where it has options, or can be nothing else', () => {
  const fields = added(added(begin, 'topic'), 'info')
  expect(fields.map((field) => kindOf(field))).toEqual(['text', 'email', 'choice', 'text'])
  expect(fields[2]?.options).toHaveLength(2)
  expect(withField(fields, 'info', { required: true })[3]).toEqual({ key: 'info', required: true })
  expect(formFieldKeys).toContain('topic')
})

test('an option has an id of its own, and a name in every language', () => {
  const first = { ...blankOption([]), lv: ' Zeme ' }
  const third = blankOption([first, blankOption([first])])
  expect([first.id, third.id]).toEqual(['option-1', 'option-3'])
  expect(blankOption([third]).id).toBe('option-2')
  expect(namedOptions([first, third])).toEqual([{ id: 'option-1', lv: 'Zeme', en: 'Zeme', ru: 'Zeme' }])
})
