import type { LocalDate } from '@rinda/domain/time/zone'
import { useState } from 'react'
import { useSession } from '../../session/session.tsx'
import type { WantedSlot } from '../wire-slot.ts'
import { notRepeated, type RepeatForm, type RepeatInput, repeatInput } from './repeat-input.ts'
import { useSeriesPreview } from './use-series-preview.ts'

/** Rule of a series that is ready to be written, and the days that are left out of it. */
export type SeriesInput = RepeatInput & { readonly without: readonly LocalDate[] }

/**
 * Keeps the choice of whether and how something repeats, all its times, and which of them are left out.
 * `slot` is the first time.
 */
export function useRepeat(
  slot: WantedSlot | null,
  options: { isBlock: boolean; hold: string | null; isWanted: boolean },
) {
  const { zone } = useSession().profileAt(slot?.locationId)
  const [form, setForm] = useState<RepeatForm>(notRepeated)
  const [without, setWithout] = useState<ReadonlySet<LocalDate>>(new Set())
  const input = slot && repeatInput(form, slot.startsAt, zone)
  const preview = useSeriesPreview(slot, input, options)

  const isOn = form.kind !== 'none'
  const times = isOn && preview.isWhole && !preview.isError ? (preview.data ?? []) : []
  const kept = times.filter(({ day }) => !without.has(day))
  const clashing = kept.filter(({ problem }) => problem !== null)
  const isKnown = preview.isSuccess && !preview.isPlaceholderData
  const isClear = isKnown && kept.length > 0 && clashing.length === 0
  const leftOut = times.flatMap(({ day }) => (without.has(day) ? [day] : []))
  /** Series that can be written as it stands; null while something is missing, unknown or in the way. */
  const ready: SeriesInput | null = isOn && input && isClear ? { ...input, without: leftOut } : null

  const toggle = (day: LocalDate) =>
    setWithout((days) => {
      const after = new Set(days)
      if (!after.delete(day)) after.add(day)
      return after
    })
  return {
    zone,
    form,
    input,
    change: (changed: Partial<RepeatForm>) => setForm((before) => ({ ...before, ...changed })),
    isOn,
    preview,
    times,
    kept,
    clashing,
    isLeftOut: (day: LocalDate) => without.has(day),
    toggle,
    /** Leaves out every time that cannot be had. */
    skip: () => setWithout((days) => new Set([...days, ...clashing.map(({ day }) => day)])),
    ready,
    /** After a refusal: what is known of the times was no longer true. */
    lookAgain: () => {
      if (isOn) void preview.refetch()
    },
  }
}

export type Repeat = ReturnType<typeof useRepeat>
