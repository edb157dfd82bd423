import { expect, it } from 'vitest'
import { companyRecords } from './companies.ts'
import { rulesDocument } from './rules-document.ts'

it('has a section for every company, and every answer of its record in it', () => {
  const text = rulesDocument()
  for (const [id, { roles: _, ...record }] of companyRecords) {
    const [, after = ''] = text.split(`### Company ${id}\n`)
    const [section = ''] = after.split('\n#')
    for (const question of Object.keys(record)) expect(section).toContain(`| ${question}`)
    expect(section).toContain('| time zone')
  }
})

it('tells required fields, and keeps every line of a table whole', () => {
  const text = rulesDocument()
  expect(text).toContain('first_name *, last_name *, phone_number *, email, notes')
  for (const line of text.split('\n').filter((one) => one.startsWith('|'))) expect(line).toMatch(/ \|$/)
})
