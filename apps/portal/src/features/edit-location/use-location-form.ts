import { isUnanswered } from '@rinda/client/http/create-http'
import { locationFaults } from '@rinda/client/http/field-faults'
import { askLocationImpact } from '@rinda/client/set-up/impact-calls'
import type { Location } from '@rinda/client/set-up/locations'
import { useEffect, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { attributeLabel } from '../../set-up/field-labels.ts'
import { draftOf, pickValues, type Values } from '../../set-up/fields/location-values.ts'
import { type FieldTexts, useFaultTexts } from '../../set-up/fields/use-fault-texts.ts'
import { useImpact } from '../../set-up/impact/use-impact.tsx'
import type { Faults } from '../../set-up/save-faults.ts'
import { useSaveLocation } from '../../set-up/use-save-location.ts'
import * as form from './form-state.ts'

const hourName = /^(open_\w+)_(from|till)$/
/** Names of the values that may leave bookings outside when they change. */
const ofBookings = /^(open_\w+_(from|till)|active|bms_active)$/

/** The form of one location: what is typed, what is wrong with it, and its saving. `location` is what is known of it at this moment. */
export function useLocationForm(location: Location) {
  const { t } = useLatePhrases('setUpFields')
  const { t: times } = useLatePhrases('newLocation')
  const [state, setState] = useState(() => form.begin(location))
  const [isBusy, setBusy] = useState(false)
  const { save } = useSaveLocation()
  const { beforeSaving, dialog } = useImpact()
  const { textsOf } = useFaultTexts()
  const labelOf = (name: string) => attributeLabel({ t, times }, 'location', name)

  useEffect(() => setState((now) => form.follow(now, location)), [location])

  const changed = form.changesIn(state)
  // What is wrong with what was there before does not keep the rest from being saved.
  const isChanged = (name: string) => changed.some((one) => dayOf(one) === dayOf(name))
  const found = locationFaults(draftOf(state.values)).filter(({ field }) => isChanged(field))
  const isSaid = (name: string, reason: string) => reason === 'field_too_long' || state.left.has(name)
  const faults: FieldTexts = new Map([
    ...textsOf(found.filter(({ field, reason }) => isSaid(field, reason))),
    ...state.refused,
  ])

  /** Answers whether it was saved, or there was nothing to save. */
  async function onSave(): Promise<boolean> {
    if (changed.length === 0) return true
    if (state.conflicts.size > 0) {
      setState({ ...state, notice: { kind: 'decide' } })
      return false
    }
    if (found.length > 0) {
      const fields = found.map(({ field }) => field)
      setState({ ...form.leave(state, fields), notice: { kind: 'faults' } })
      return false
    }
    setBusy(true)
    const sent = state.values
    const draft = draftOf(pickValues(sent, changed))
    const ask = () => askLocationImpact(http, state.base.id, draft)
    const outcome = await beforeSaving(changed.some((name) => ofBookings.test(name)) ? [ask] : [], async () =>
      settle(await save(state.base.id, draft, { base: state.base, labelOf }), sent),
    )
    setBusy(false)
    return outcome === 'saved'
  }

  function settle(saved: Awaited<ReturnType<typeof save>>, sent: Values): boolean {
    if (saved.kind === 'saved') setState((now) => form.settle(now, saved.value, sent))
    else if (saved.kind === 'changed')
      setState((now) => ({ ...form.follow(now, saved.fresh), notice: { kind: 'changed', why: saved.why } }))
    else if (isUnanswered(saved.failure)) setState((now) => form.keepUnanswered(now, saved.why))
    else setState((now) => form.refuse(now, saved.why, textsAt(saved.faults)))
    return saved.kind === 'saved'
  }

  return {
    state,
    faults,
    isBusy,
    /** The question what would be left outside. */
    dialog,
    hasChanges: changed.length > 0,
    isUnsaved: form.isUnsaved(state),
    onSave,
    onType: (typed: Values) => setState((now) => form.type(now, typed)),
    onLeft: (name: string) => setState((now) => form.leave(now, pairOf(name))),
    onDiscard: () => setState((now) => form.begin(now.base)),
    onBringBack: () => setState(form.bringBack),
    onTakeTheirs: (name: string) => setState((now) => form.takeTheirs(now, name)),
    onKeepMine: (name: string) => setState((now) => form.keepMine(now, name)),
  }
}

export type LocationFormState = ReturnType<typeof useLocationForm>

/**
 * Gives the texts of refused fields by the names that the form has for them, without the leading `location/`.
 * What concerns none of them is said of the whole form.
 */
function textsAt(faults: Faults): FieldTexts {
  return new Map([...faults].map(([place, text]) => [place.replace(/^location\//, ''), text]))
}

/** Both ends of a day are one thing: what is wrong with one may be said of the other. */
function dayOf(name: string): string {
  return hourName.exec(name)?.[1] ?? name
}

/**
 * Lists the fields that count as visited when one is left: on leaving the end of a day both, on leaving its
 * beginning only that, as the person may be on the way to the end.
 */
function pairOf(name: string): string[] {
  return name.endsWith('_till') ? [name, `${dayOf(name)}_from`] : [name]
}
