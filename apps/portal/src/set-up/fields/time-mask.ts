/**
 * Gives the text of a field for a time of day after something was typed: digits get their colon, an hour that
 * cannot grow gets its zero (9 is 09). A character with which no time can go on is not taken, and the field
 * stays as it was `before`; a text that was pasted whole stays as it is, so that its fault is said.
 */
export function maskTime(typed: string, before: string): string {
  const text = typed.trim()
  if (text === '') return ''
  if (text.length < before.length) return text.replace(/:$/, '')
  const isPasted = text.length > before.length + 1
  // 930 came whole: typed key by key, its 9 would have had its zero before the 3.
  const parts = (isPasted && /^(\d)(\d{2})$/.exec(text)) || /^(\d{1,2})[:.]?(\d{0,2})$/.exec(text)
  const [, hours = '', minutes = ''] = parts ?? []
  const masked = hours && partsOf(hours, minutes, /[:.]/.test(text) || minutes !== '')
  return masked || (isPasted ? text : before)
}

function partsOf(hours: string, minutes: string, isParted: boolean): string {
  const isWhole = hours.length === 2 || isParted || Number(hours) > 2
  const hour = isWhole ? hours.padStart(2, '0') : hours
  if (Number(hour) > 23 || Number(minutes.padEnd(2, '0')) > 59) return ''
  return hour.length === 2 ? `${hour}:${minutes}` : hour
}

/**
 * Completes what was typed when the field is left: 9 is 09:00, 12:3 is 12:30. A text that is no time stays as
 * it is.
 */
export function wholeTime(text: string): string {
  const [, hours, minutes = ''] = /^(\d{1,2}):?(\d{0,2})$/.exec(text) ?? []
  if (hours === undefined || Number(hours) > 23) return text
  return `${hours.padStart(2, '0')}:${minutes.padEnd(2, '0')}`
}
