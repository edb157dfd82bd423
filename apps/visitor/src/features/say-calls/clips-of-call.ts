import type { SaidCall } from '../../queue/fresh-call.ts'

/**
 * Lists the recordings that say a number from 0 on. A name with a plus is the form after which more of the same number follows:
 * 321 is `300+`, `20+`, `1`. What is longer than three digits is said in pairs, what is longer than four digit by digit.
 */
export function clipsOfNumber(number: number): string[] {
  if (number > 9_999) return [...String(number)]
  if (number > 999) return [...clipsOfNumber(Math.floor(number / 100)), ...clipsOfPair(number % 100)]
  const rest = number % 100
  const hundreds = number - rest
  if (hundreds === 0) return clipsBelowHundred(rest)
  return rest === 0 ? [String(hundreds)] : [`${hundreds}+`, ...clipsBelowHundred(rest)]
}

function clipsBelowHundred(number: number): string[] {
  const digit = number % 10
  return number < 20 || digit === 0 ? [String(number)] : [`${number - digit}+`, String(digit)]
}

function clipsOfPair(number: number): string[] {
  return number < 10 ? ['0', String(number)] : clipsBelowHundred(number)
}

/**
 * Lists the recordings that say a call: "number A forty-seven, counter three". Null where the ticket's name cannot be said. A counter that is called
 * by a word is shown and not said.
 */
export function clipsOfCall({ label, counter }: Pick<SaidCall, 'label' | 'counter'>): string[] | null {
  const [, letters, number] = /^([A-Z]*) ?(\d{1,9})$/.exec(label) ?? []
  if (letters === undefined || number === undefined) return null
  const called = ['number', ...letters, ...clipsOfNumber(Number(number))]
  const isNumber = typeof counter === 'number' && Number.isInteger(counter) && counter >= 0
  return isNumber ? [...called, 'counter', ...clipsOfNumber(counter)] : called
}
