/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entityOf } from './entity-of.ts'
import { attributesOf } from './flat-fields.ts'
import type { ResourceObject } from './json-api.ts'

describe('an entity on its way to the wire', () => {
  it.each([
    ['names become snake_case', { phoneCountryCode: '371' }, { phone_country_code: '371' }],
    [
      'two-letter and numeric keys are flattened, and no others',
      { name: { lv: 'Zāle', en: 'Hall' }, accessibility: { 1: true }, place: { from: 1, abc: 2 } },
      { name_lv: 'Zāle', name_en: 'Hall', accessibility_1: true },
    ],
    ['the default of a text is the field itself', { name: { default: 'Hall' } }, { name: 'Hall' }],
    [
      'log, notes, fields and config stay nested, as they are',
      { log: [{ atTime: 1 }], notes: { en: 'a' }, fields: { isX: true }, config: { specialists: [1] } },
      { log: [{ atTime: 1 }], notes: { en: 'a' }, fields: { isX: true }, config: { specialists: [1] } },
    ],
    [
      'a yes or no named is_x is sent as x',
      { isActive: false, isQmsActive: true },
      { active: false, qms_active: true },
    ],
    [
      'what is named is_x and no yes or no keeps its name',
      { isoCode: 'LV', isTagged: 'a' },
      { iso_code: 'LV', is_tagged: 'a' },
    ],
    [
      'status and approval are sent in lower case',
      { status: 'LOCKED', approval: 'PENDING' },
      { status: 'locked', approval: 'pending' },
    ],
    ['the id is dropped, and what is undefined; null is sent', { id: 7, a: undefined, b: null }, { b: null }],
    ['lists are sent as they are', { serviceIds: [1, 2], tags: [] }, { service_ids: [1, 2], tags: [] }],
  ])('%s', (_, entity, attributes) => {
    expect(attributesOf(entity)).toEqual(attributes)
  })
})

const word = fc
  .stringMatching(/^[a-z]{3,8}$/)
  .filter((one) => !['log', 'notes', 'fields', 'config', 'status', 'approval'].includes(one))
const name = fc
  .tuple(word, fc.array(word, { maxLength: 2 }))
  .map(([first, rest]) => first + rest.map((one) => one.charAt(0).toUpperCase() + one.slice(1)).join(''))
const leaf = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.array(fc.integer(), { maxLength: 3 }))
const texts = fc.record({ lv: fc.string(), en: fc.string(), ru: fc.string() }, { requiredKeys: ['lv'] })
const levels = fc.record({ 1: fc.boolean(), 2: fc.boolean(), 5: fc.boolean() }, { requiredKeys: ['1'] })
const tree = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.boolean(), fc.object()))

/** Entities whose every yes or no is named as one, and no two of whose names become the same. */
const entities = fc
  .record({
    plain: fc.dictionary(
      name.filter((one) => !one.startsWith('is')),
      leaf,
    ),
    grouped: fc.dictionary(
      name,
      fc.oneof(
        texts,
        levels,
        texts.map((one) => ({ ...one, default: 'x' })),
      ),
    ),
    flags: fc.dictionary(name, fc.boolean()),
    kept: fc.record({ log: fc.array(tree), notes: tree, fields: tree, config: tree }, { requiredKeys: [] }),
    states: fc.record({ status: word, approval: word }, { requiredKeys: [] }),
  })
  .map(({ plain, grouped, flags, kept, states }) => {
    const taken = new Set<string>()
    const fresh = (part: object, prefix = '') =>
      Object.fromEntries(
        Object.entries(part).flatMap(([key, value]) => {
          if (taken.has(key)) return []
          taken.add(key)
          return [[prefix === '' ? key : prefix + key.charAt(0).toUpperCase() + key.slice(1), value]]
        }),
      )
    return { id: '7', ...fresh(plain), ...fresh(grouped), ...fresh(flags, 'is'), ...kept, ...states }
  })

describe('there and back', () => {
  it('an entity is what it was', () => {
    fc.assert(
      fc.property(entities, (entity) => {
        expect(entityOf({ id: '7', attributes: attributesOf(entity) })).toEqual(entity)
      }),
    )
  })

  it('nothing but flat snake_case names is ever sent, and no id', () => {
    fc.assert(
      fc.property(entities, (entity) => {
        for (const [key, value] of Object.entries(attributesOf(entity))) {
          expect(key).toMatch(/^[a-z\d_]+$/)
          expect(key).not.toBe('id')
          const isNested = typeof value === 'object' && value !== null && !Array.isArray(value)
          if (isNested) expect(['notes', 'fields', 'config']).toContain(key)
        }
      }),
    )
  })
})

describe('what a GET gives, a PATCH takes', () => {
  const folder = new URL('../../golden/http/', import.meta.url)
  const resources = readdirSync(folder).flatMap((file) => {
    const { document } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as {
      document: { data: ResourceObject | ResourceObject[] | null; included?: ResourceObject[] }
    }
    const found = [document.data, document.included ?? []].flat().filter((one) => one !== null)
    return found.map((one) => [`${one.type} ${one.id} of ${file}`, one] as const)
  })

  it.each(resources)('%s', (_, { id, attributes }) => {
    const sent = attributesOf(entityOf({ id, attributes }))
    // The hours of one day are worked out by the server: a group whose keys are neither languages nor numbers.
    const { available_times: _times, ...whole } = attributes
    const { role: _role, company: _company, profile: _profile, ...rest } = whole
    expect(sent).toMatchObject(rest)
  })
})
