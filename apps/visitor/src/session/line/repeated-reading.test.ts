import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeatReading } from './repeated-reading.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A reading whose answers come when they are given, each of them with the time to the next one. */
function slowReading() {
  const answers: ((againIn: number) => void)[] = []
  const reading = repeatReading(() => new Promise((answer) => answers.push(answer)))
  const answer = async (againIn: number) => {
    answers.at(-1)?.(againIn)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { ...reading, answer, count: () => answers.length }
}

test('it is read as soon as it was asked for, and then again and again', async () => {
  const board = slowReading()
  board.readIn(3_000)
  board.readIn(5_000)
  board.readIn(1_000)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(board.count()).toBe(1)
  await board.answer(50_000)
  await vi.advanceTimersByTimeAsync(49_999)
  expect(board.count()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(board.count()).toBe(2)
})

test('what is asked for while a reading is under way is read once, after its answer, and it goes on from there', async () => {
  const board = slowReading()
  board.readIn(0)
  await vi.advanceTimersByTimeAsync(0)
  board.readIn(2_000)
  board.readIn(0)
  board.readIn(0)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(board.count()).toBe(1)
  await board.answer(50_000)
  expect(board.count()).toBe(2)
  await board.answer(50_000)
  expect(board.count()).toBe(2)
  board.readIn(0)
  await vi.advanceTimersByTimeAsync(0)
  expect(board.count()).toBe(3)
})

test('nothing is read after it was stopped', async () => {
  const board = slowReading()
  board.readIn(0)
  await vi.advanceTimersByTimeAsync(0)
  board.stop()
  await board.answer(0)
  board.readIn(0)
  await vi.advanceTimersByTimeAsync(100_000)
  expect(board.count()).toBe(1)
})
