import type { LateSay } from '@rinda/phrases/late'

type Say = LateSay<'setUpHistory'>
type Range = { from?: string | null; till?: string | null }

/** Says in words what a field was or became. `nameOf` gives the name of a specialist. */
export function valueText(
  t: Say,
  { field, value, nameOf }: { field: string; value: unknown; nameOf: (id: number) => string },
): string {
  if (typeof value === 'boolean') return t(value ? 'isOn' : 'isOff')
  if (field.startsWith('open_')) return rangeText(t, value as Range | null)
  if (field === 'messages/quiet_hours') return value ? rangeText(t, value as Range) : t('nothing')
  if (/^(special|booking)_times\//.test(field)) return rangesText(t, value as readonly Range[] | null)
  if (field === 'specialists') return listText(t, (value as readonly number[] | null)?.map(nameOf))
  if (Array.isArray(value)) return listText(t, value.map(plainText))
  return value === null || value === '' ? t('nothing') : plainText(value)
}

function rangesText(t: Say, ranges: readonly Range[] | null): string {
  if (!ranges || ranges.length === 0) return t('asWeekday')
  return ranges.map((range) => rangeText(t, range)).join(', ')
}

function rangeText(t: Say, range: Range | null): string {
  return range?.from && range.till ? `${range.from}–${range.till}` : t('closed')
}

function listText(t: Say, parts: readonly string[] | undefined): string {
  return parts && parts.length > 0 ? parts.join(', ') : t('nothing')
}

function plainText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
