import type { HttpFailure } from '@rinda/client/http/create-http'
import { locationFaults } from '@rinda/client/http/field-faults'
import { useState } from 'react'
import { type FieldTexts, useFaultTexts } from '../../set-up/fields/use-fault-texts.ts'
import { locationOf, type NewLocation, type Step, stepOf, steps } from './draft.ts'

const nothing: FieldTexts = new Map()

/**
 * Collects the faults in what was typed: those of a field once it was left, those of a step once the person
 * wanted to go on, and what the server refused.
 */
export function useFaults(draft: NewLocation) {
  const { textsOf, refusedTexts } = useFaultTexts()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [tried, setTried] = useState<ReadonlySet<Step>>(new Set())
  const [refused, setRefused] = useState(nothing)

  const found = locationFaults(locationOf(draft))
  const isSaid = (field: string) => left.has(field) || tried.has(stepOf(field))
  const texts = new Map([...textsOf(found.filter(({ field }) => isSaid(field))), ...refused])

  return {
    texts,
    onLeft: (attribute: string) => setLeft(new Set([...left, attribute])),
    /** Removes the refusals of attributes that were changed; `name` stands for `name_lv` too. */
    unmark(names: readonly string[]) {
      const isChanged = (field: string) =>
        names.some((name) => field === name || field.startsWith(`${name}_`))
      const kept = [...refused].filter(([field]) => field !== '' && !isChanged(field))
      if (kept.length !== refused.size) setRefused(new Map(kept))
    },
    /** Says all that is wrong up to a step; answers the first step at which something is. */
    check(till: Step): Step | null {
      const checked = steps.slice(0, steps.indexOf(till) + 1)
      setTried(new Set([...tried, ...checked]))
      return checked.find((step) => found.some(({ field }) => stepOf(field) === step)) ?? null
    },
    /** Takes what the server refused; answers the step at which the first of it is asked. */
    refuse(failure: HttpFailure): Step {
      const said = refusedTexts(failure, 'location')
      setRefused(said)
      return steps.find((step) => [...said.keys()].some((field) => stepOf(field) === step)) ?? 'systems'
    },
    forget() {
      setLeft(new Set())
      setTried(new Set())
      setRefused(nothing)
    },
  }
}
