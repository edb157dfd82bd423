import { describe, expect, test } from 'vitest'
import { sampleLocation } from '../../session/locations/sample-location.ts'
import {
  begin,
  bringBack,
  changesIn,
  follow,
  isUnsaved,
  keepMine,
  keepUnanswered,
  refuse,
  settle,
  takeTheirs,
  type,
} from './form-state.ts'

const wire = {
  ...{ address: '', address_lv: '', address_en: '', address_ru: '' },
  ...{ description: '', description_lv: '', description_en: '', description_ru: '' },
  ...{ announcement: '', announcement_lv: '', announcement_en: '', announcement_ru: '' },
  ...{ phone: '1', email: '', www: '', latitude: 1, longitude: 2, accessibility_1: false },
}
const at = (timestamp: number, more: object = {}) => sampleLocation(1, { ...wire, timestamp, ...more })
const begun = begin(at(1))

describe('another changes the location while it is edited', () => {
  test('untouched fields follow, touched ones stay and wait for a decision', () => {
    const typed = type(begun, { phone: 'mine' })
    const now = follow(typed, at(2, { phone: 'theirs', email: 'new@rinda.example' }))
    expect(now.values).toMatchObject({ phone: 'mine', email: 'new@rinda.example' })
    expect(now.followed).toEqual(['email'])
    expect([...now.conflicts]).toEqual(['phone'])
    expect(now.base.timestamp).toBe(2)
  })

  test('who takes theirs has nothing to save, who keeps theirs own saves over it', () => {
    const now = follow(type(begun, { phone: 'mine' }), at(2, { phone: 'theirs' }))
    const taken = takeTheirs(now, 'phone')
    expect([taken.values.phone, changesIn(taken), taken.conflicts.size]).toEqual(['theirs', [], 0])
    const kept = keepMine(now, 'phone')
    expect([kept.values.phone, changesIn(kept), kept.conflicts.size]).toEqual(['mine', ['phone'], 0])
  })

  test('what is typed into a field decides it; what they change back is none any more', () => {
    const now = follow(type(begun, { phone: 'mine' }), at(2, { phone: 'theirs' }))
    expect(type(now, { phone: 'mine too' }).conflicts.size).toBe(0)
    expect(follow(now, at(3, { phone: 'mine' })).conflicts.size).toBe(0)
    expect([...follow(now, at(3, { phone: 'theirs', www: 'x' })).conflicts]).toEqual(['phone'])
  })

  test('an older version is nothing new', () => {
    expect(follow(begun, at(1, { phone: 'old' }))).toBe(begun)
  })
})

describe('a save', () => {
  test('that is refused shows what the server has, and brings back what was typed', () => {
    const refused = refuse(type(begun, { phone: 'mine' }), 'too long', new Map([['phone', 'too long']]))
    expect(refused.values.phone).toBe('1')
    expect(refused.notice).toEqual({ kind: 'refused', why: 'too long' })
    expect(isUnsaved(refused)).toBe(true)
    const back = bringBack(refused)
    expect(back.values.phone).toBe('mine')
    expect(back.refused.get('phone')).toBe('too long')
    expect(changesIn(back)).toEqual(['phone'])
    expect(type(back, { phone: 'other' }).refused.size).toBe(0)
  })

  test('that was refused undoes nothing that came in from elsewhere meanwhile', () => {
    const refused = refuse(type(begun, { phone: 'mine', www: 'w' }), 'no', new Map())
    const later = type(follow(refused, at(2, { email: 'theirs', www: 'v' })), { name_lv: 'Cits' })
    const back = bringBack(later)
    expect(back.values).toMatchObject({ phone: 'mine', www: 'w', email: 'theirs', name_lv: 'Cits' })
    expect([...back.conflicts]).toEqual(['www'])
  })

  test('that nobody answered keeps what was typed, until it turns out to be saved', () => {
    const kept = keepUnanswered(type(begun, { phone: 'mine' }), 'no answer')
    expect([kept.values.phone, changesIn(kept)]).toEqual(['mine', ['phone']])
    expect(follow(kept, at(2, { email: 'theirs' })).notice).toEqual({ kind: 'unanswered', why: 'no answer' })
    const found = follow(kept, at(2, { phone: 'mine' }))
    expect([found.notice, changesIn(found)]).toEqual([null, []])
  })

  test('that succeeds leaves what was typed since', () => {
    const sent = type(begun, { phone: ' 5 ' })
    const typing = type(sent, { email: 'later' })
    const saved = settle(typing, at(2, { phone: '5' }), sent.values)
    expect(saved.values).toMatchObject({ phone: '5', email: 'later' })
    expect(changesIn(saved)).toEqual(['email'])
  })
})
