import { locationFaults } from '@rinda/client/http/field-faults'
import { createLocation } from '@rinda/client/set-up/location-calls'
import type { Location, LocationDraft } from '@rinda/client/set-up/locations'
import { makeId } from '@rinda/live/make-id'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { withLocation } from '../../session/locations/own-locations.ts'
import { changeLocations, http } from '../../session/queries.ts'
import type { Values } from '../../set-up/fields/location-values.ts'
import { type FieldTexts, useFaultTexts } from '../../set-up/fields/use-fault-texts.ts'
import { useSaveLocation } from '../../set-up/use-save-location.ts'
import { useKeptTyped } from './kept-typed.ts'
import { draftToSend, type LocationTyped, type Point } from './location-typed.ts'

const nothing: FieldTexts = new Map()

/** Keeps what is typed of a location, and makes it, once, or changes it. `onMade` hears of a new one. */
export function useLocationStep(props: {
  companyId: number
  location: Location | undefined
  base: Values
  start: Point
  onMade: (id: number) => void
}) {
  const { companyId, location, base, start } = props
  const queries = useQueryClient()
  const { textsOf, refusedTexts } = useFaultTexts()
  const { save } = useSaveLocation()
  const { typed, isResumed, type, forget } = useKeptTyped<LocationTyped>(
    `location.${companyId}.${location?.id ?? 'new'}`,
  )
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState(nothing)
  const [isBusy, setBusy] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const draft = draftToSend(location, base, typed, start)
  const named = new Set(Object.keys(typed.values ?? {}))
  const found = locationFaults(location ? { ...draft } : draft).filter(
    ({ field }) => !location || named.has(field),
  )
  const said = textsOf(found.filter(({ field }) => isTried || left.has(field)))

  async function make(): Promise<boolean> {
    const sent = typed.sent ?? { draft: { ...draft, companyId }, key: makeId() }
    type({ sent })
    const result = await createLocation(http, sent.draft, { idempotencyKey: sent.key })
    if (!result.ok) {
      // A refusal is kept under its key too: what is mended is sent under another.
      if (result.failure.kind === 'refused') type({ sent: null })
      setRefused(refusedTexts(result.failure, 'location'))
      return false
    }
    const { value } = result
    if (!value) return false
    changeLocations(queries, (own) => withLocation(own, value))
    const since = { ...draft, companyId }
    if (typed.sent && JSON.stringify(typed.sent.draft) !== JSON.stringify(since)) await change(value, draft)
    forget()
    props.onMade(value.id)
    return false
  }

  async function change(from: Location, changes: LocationDraft): Promise<boolean> {
    const saved = await save(from.id, changes, { base: from })
    setChanged(saved.kind === 'changed')
    if (saved.kind === 'refused') setRefused(refusedTexts(saved.failure, 'location'))
    if (saved.kind === 'saved') forget()
    return saved.kind === 'saved'
  }

  return {
    values: { ...base, ...typed.values } as Values,
    point: typed.point ?? (location ? pointOf(location) : start),
    faults: new Map([...said, ...refused]) as FieldTexts,
    isBusy,
    isChanged,
    isResumed: isResumed && Object.keys(typed).length > 0,
    forget,
    onLeft: (attribute: string) => setLeft(new Set([...left, attribute])),
    onType(values: Values) {
      setRefused(nothing)
      type({ values: { ...typed.values, ...values } })
    },
    onPoint: (point: Point) => type({ point }),
    async onSave(): Promise<boolean> {
      setTried(true)
      if (found.length > 0) return false
      if (location && Object.keys(draft).length === 0) return true
      setBusy(true)
      setRefused(nothing)
      const isDone = await (location ? change(location, draft) : make())
      setBusy(false)
      return isDone
    },
  }
}

function pointOf({ latitude, longitude }: Location): Point {
  return { latitude, longitude }
}
