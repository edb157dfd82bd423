import type { HttpFailure, HttpResult } from '@rinda/client/http/create-http'
import type { WriteOptions } from '@rinda/client/http/writes'
import { describe, expect, test } from 'vitest'
import { inLine, saveChange, saveFresh } from './save-change.ts'

type Note = { timestamp: number; lines: readonly string[] }

/** A server with one note: answers by version and by key, as the real one does. `lost` answers never arrive, though the change is made. */
function noteServer({ lost = 0, rivals = 0 } = {}) {
  let note: Note = { timestamp: 1, lines: [] }
  const answered = new Map<string, HttpResult<Note>>()
  const sent: WriteOptions[] = []
  let [toLose, toRival] = [lost, rivals]

  function write(lines: readonly string[]) {
    note = { timestamp: note.timestamp + 1, lines }
  }
  function answer(draft: object, { idempotencyKey = '', ifMatch }: WriteOptions): HttpResult<Note> {
    const known = answered.get(idempotencyKey)
    if (known) return known
    if (toRival > 0) {
      toRival -= 1
      write([...note.lines, 'rival'])
    }
    if (ifMatch !== undefined && ifMatch !== note.timestamp) return { ok: false, failure: changed }
    write((draft as Note).lines)
    answered.set(idempotencyKey, { ok: true, value: note })
    return { ok: true, value: note }
  }
  return {
    sent,
    note: () => note,
    wire: {
      async send(draft: object, options: WriteOptions): Promise<HttpResult<Note>> {
        sent.push(options)
        const result = answer(draft, options)
        if (toLose <= 0) return result
        toLose -= 1
        return { ok: false, failure: { kind: 'timeout' } }
      },
      read: async (): Promise<HttpResult<Note>> => ({ ok: true, value: note }),
    },
  }
}
const source = { parameter: 'If-Match' }
const changed: HttpFailure = {
  kind: 'refused',
  status: 409,
  code: 'wrong_state',
  info: null,
  errors: [{ status: '409', code: 'wrong_state', title: '', detail: '', source }],
}
const add =
  (line: string) =>
  ({ lines }: Note) => ({ lines: [...lines, line] })

describe('a change', () => {
  test('that is never answered is not known to be made', async () => {
    const server = noteServer({ lost: 1 })
    expect(await saveChange(server.wire, { lines: [] })).toEqual({
      kind: 'failed',
      failure: { kind: 'timeout' },
    })
  })

  test('from an old version is not made, and what is there comes back', async () => {
    const server = noteServer({ rivals: 1 })
    const outcome = await saveChange(server.wire, { lines: ['mine'] }, server.note())
    expect(outcome).toMatchObject({ kind: 'changed', fresh: { lines: ['rival'] } })
    expect(server.note().lines).toEqual(['rival'])
  })

  test('without a version is made over whatever is there', async () => {
    const server = noteServer({ rivals: 1 })
    expect(await saveChange(server.wire, { lines: ['mine'] })).toMatchObject({ kind: 'saved' })
  })
})

describe('one entry of a list', () => {
  test('is added to what others left, and nothing of theirs is lost', async () => {
    const server = noteServer({ rivals: 3 })
    const outcome = await saveFresh(server.wire, server.note(), add('mine'))
    expect(outcome.kind).toBe('saved')
    expect(server.note().lines).toEqual(['rival', 'rival', 'rival', 'mine'])
  })

  test('is read first where nothing is known', async () => {
    const server = noteServer()
    await saveFresh(server.wire, undefined, add('mine'))
    expect(server.note().lines).toEqual(['mine'])
  })

  test('is given up where others are always quicker', async () => {
    const server = noteServer({ rivals: 99 })
    expect((await saveFresh(server.wire, server.note(), add('mine'))).kind).toBe('changed')
    expect(server.note().lines).not.toContain('mine')
  })

  test('that comes to nothing over what somebody else left is not sent again', async () => {
    const server = noteServer({ rivals: 1 })
    const unlessRival = ({ lines }: Note) => (lines.includes('rival') ? {} : { lines: [...lines, 'mine'] })
    const outcome = await saveFresh(server.wire, server.note(), unlessRival)
    expect(outcome).toEqual({ kind: 'saved', value: { timestamp: 2, lines: ['rival'] } })
    expect(server.note().lines).toEqual(['rival'])
    expect(server.sent).toHaveLength(1)
  })
})

test('what is asked of one thing is done in turn, also after a failure; other things do not wait', async () => {
  const done: string[] = []
  const open = Promise.withResolvers<void>()
  const first = inLine('a', async () => {
    await open.promise
    done.push('first')
    throw new Error('broken')
  })
  const second = inLine('a', async () => void done.push('second'))
  await inLine('b', async () => void done.push('other'))
  open.resolve()
  await expect(first).rejects.toThrow('broken')
  await second
  expect(done).toEqual(['other', 'first', 'second'])
})
