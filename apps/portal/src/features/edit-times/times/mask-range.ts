import { emptyPart } from './read-times.ts'

const gap = ' – '

/**
 * Gives the text of the field after a key: digits alone become a range with colons and a dash (`09001800` is
 * `09:00 – 18:00`, `9-18` is `09:00 – 18:`). Nothing that was typed is changed or refused here; what is no
 * time is reported on saving. Deleting, pasting, and typing in the middle change nothing else.
 */
export function maskRange(typed: string, before: string): string {
  const key = typed.slice(before.length)
  if (!typed.startsWith(before) || key.length !== 1) return typed
  const isBegun = before.endsWith(gap)
  if (/[-–—\s]/.test(key)) return isBegun ? before : withEnd(before, key)
  if (/[:.]/.test(key)) return before.endsWith(':') ? before : withColon(before)
  return /\d/.test(key) ? withDigit(typed) : typed
}

/** The digits of the time that is being typed, and what stands before them. */
function split(text: string): { head: string; time: string; isFirst: boolean } {
  const time = /[\d:]*$/.exec(text)?.[0] ?? ''
  const head = text.slice(0, text.length - time.length)
  return { head, time, isFirst: !/–\s*$/.test(head) }
}

function withDigit(typed: string): string {
  const { head, time, isFirst } = split(typed)
  const [hours = '', minutes] = time.split(':')
  if (minutes !== undefined) {
    const isWhole = hours !== '' && minutes.length === 2
    return isWhole && isFirst ? `${head}${hours.padStart(2, '0')}:${minutes}${gap}` : typed
  }
  if (hours.length === 1 && Number(hours) > 2) return `${head}0${hours}:`
  return hours.length === 2 ? `${head}${hours}:` : typed
}

function withColon(before: string): string {
  const { head, time } = split(before)
  return time.includes(':') || time === '' ? before : `${head}${time.padStart(2, '0')}:`
}

/** A dash, or a space, after a time that has no minutes yet. */
function withEnd(before: string, key: string): string {
  const { head, time, isFirst } = split(before)
  const [hours = '', minutes = ''] = time.split(':')
  const isWhole = hours !== '' && (minutes === '' || minutes.length === 2)
  if (!isFirst || !isWhole) return before + key
  return `${head}${hours.padStart(2, '0')}:${minutes || '00'}${gap}`
}

/** The text with a part that is no time made empty, and where that is: what stands there is to be typed anew. */
export function emptied(text: string, part: string): { text: string; from: number; till: number } {
  const from = text.toLowerCase().indexOf(part)
  if (from === -1) return { text, from: 0, till: text.length }
  const mended = text.slice(0, from) + emptyPart + text.slice(from + part.length)
  return { text: mended, from, till: from + emptyPart.length }
}
