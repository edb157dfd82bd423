import { expect, test } from 'vitest'
import { type Checked, type ImportEvent, type ImportStage, stepImport } from './import-stage.ts'

const report: Checked['report'] = { fine: true, rows: [] } as unknown as Checked['report']
const file: Checked = { name: 'a.json', content: {}, input: { isNew: false }, report, key: 'k' }
const begun: ImportStage = { at: 'nothing' }
const after = (...events: readonly ImportEvent[]) => events.reduce(stepImport, begun)
const chosen: ImportEvent = { type: 'chosen', nth: 1 }
const checked: ImportEvent = { type: 'checked', nth: 1, file }

test('a file is chosen, checked and brought in', () => {
  expect(after(chosen)).toEqual({ at: 'checking', nth: 1 })
  expect(after(chosen, checked)).toEqual({ at: 'checked', file, why: null })
  expect(after(chosen, checked, { type: 'submitted' })).toEqual({ at: 'sending', file })
  expect(after(chosen, checked, { type: 'submitted' }, { type: 'brought' })).toEqual(begun)
})

test('a check that comes after the company was changed, or after another file, says nothing', () => {
  expect(after(chosen, { type: 'forgotten' }, checked)).toEqual(begun)
  expect(after(chosen, { type: 'chosen', nth: 2 }, checked)).toEqual({ at: 'checking', nth: 2 })
  const late: ImportEvent = { type: 'refused', nth: 1, why: 'Nav JSON' }
  expect(after(chosen, { type: 'chosen', nth: 2 }, late)).toEqual({ at: 'checking', nth: 2 })
})

test('what was not brought in can be sent again, under the same key', () => {
  const failed = after(chosen, checked, { type: 'submitted' }, { type: 'failed', why: 'Nav atbildes' })
  expect(failed).toEqual({ at: 'checked', file, why: 'Nav atbildes' })
  expect(stepImport(failed, { type: 'submitted' })).toEqual({ at: 'sending', file })
})

test('what is on its way in is not forgotten, and not sent twice', () => {
  const sending = after(chosen, checked, { type: 'submitted' })
  for (const event of [{ type: 'forgotten' }, { type: 'submitted' }, { type: 'chosen', nth: 2 }] as const)
    expect(stepImport(sending, event)).toBe(sending)
})
