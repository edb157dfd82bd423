import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closed, completed, faded, type Layers, opened, openKinds } from './layers.ts'

type Dialogs = Layers<{ show: string; cancel: string; book: string }>

const shown: Dialogs = opened({} as Dialogs, 'show', 1, 'Anna')

test('what is asked over the details leaves them there, below, until it is closed', () => {
  const asking = opened(shown, 'cancel', 2, 'Anna')
  expect(openKinds(asking)).toEqual(['show', 'cancel'])
  expect(openKinds(closed(asking, 'cancel'))).toEqual(['show'])
})

test('what a dialog is about stays while it fades, and is forgotten afterwards', () => {
  const fading = closed(shown, 'show')
  expect(fading.show).toEqual({ id: 1, subject: 'Anna', isOpen: false })
  expect(faded(fading, 'show').show).toBeUndefined()
})

test('a dialog that is opened anew while it fades is not forgotten with the one before', () => {
  const anew = opened(closed(shown, 'show'), 'show', 2, 'Vita')
  expect(faded(anew, 'show').show).toEqual({ id: 2, subject: 'Vita', isOpen: true })
})

test('what is opened last lies on top, also when it lay below before', () => {
  const turned = opened(opened(shown, 'cancel', 2, 'Anna'), 'show', 3, 'Vita')
  expect(openKinds(turned)).toEqual(['cancel', 'show'])
})

test('what is known later comes into the dialog that it is about, open or fading, and into no other', () => {
  expect(completed(shown, 'show', 1, 'Anna Liepa')).toEqual(opened({} as Dialogs, 'show', 1, 'Anna Liepa'))
  const fading = closed(shown, 'show')
  expect(openKinds(completed(fading, 'show', 1, 'Anna Liepa'))).toEqual([])
  const turned = opened(shown, 'show', 2, 'Vita')
  expect(completed(turned, 'show', 1, 'Anna Liepa')).toBe(turned)
  expect(completed(faded(fading, 'show'), 'show', 1, 'Anna Liepa').show).toBeUndefined()
})

test('what is not there can be closed, and forgotten', () => {
  expect(openKinds(closed(shown, 'book'))).toEqual(['show'])
  expect(openKinds(faded(shown, 'book'))).toEqual(['show'])
})

const kinds = ['show', 'cancel', 'book'] as const
const acts = fc.record({
  act: fc.constantFrom('open', 'close', 'fade'),
  kind: fc.constantFrom(...kinds),
  subject: fc.string(),
})

test('only what was closed goes away, and what was opened last has the keys', () => {
  fc.assert(
    fc.property(fc.array(acts, { maxLength: 40 }), (all) => {
      let layers: Dialogs = {}
      for (const [index, { act, kind, subject }] of all.entries()) {
        const before = layers
        if (act === 'open') layers = opened(before, kind, index + 1, subject)
        else layers = act === 'close' ? closed(before, kind) : faded(before, kind)
        for (const other of kinds.filter((one) => one !== kind)) expect(layers[other]).toBe(before[other])
        if (act === 'open') expect(openKinds(layers).at(-1)).toBe(kind)
        else if (act === 'close') expect(openKinds(layers)).not.toContain(kind)
        else expect(openKinds(layers)).toEqual(openKinds(before))
        if (act !== 'open') expect(layers[kind]?.subject).toBe(layers[kind] && before[kind]?.subject)
      }
    }),
  )
})
