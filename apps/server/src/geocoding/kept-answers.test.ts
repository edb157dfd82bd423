import { expect, test } from 'vitest'
import { createKeptAnswers } from './kept-answers.ts'

test('an answer is kept for its time, and no longer', () => {
  let now = 0
  const answers = createKeptAnswers<string>(10, 1000, () => now)
  answers.keep('riga', 'here')
  now = 999
  expect(answers.find('riga')).toBe('here')
  now = 1000
  expect(answers.find('riga')).toBeUndefined()
})

test('when there are too many, the one that nobody asked for goes', () => {
  const answers = createKeptAnswers<number>(2, 1000, () => 0)
  answers.keep('one', 1)
  answers.keep('two', 2)
  answers.find('one')
  answers.keep('three', 3)
  expect([answers.find('one'), answers.find('two'), answers.find('three')]).toEqual([1, undefined, 3])
})
