import { useState } from 'react'
import type { NumberRule } from './rule-number.ts'

/** Keeps which rules are typed and not saved. */
export function useUnsavedRules() {
  const [unsaved, setUnsaved] = useState<ReadonlySet<NumberRule>>(new Set())
  const onTyped = (rule: NumberRule, isUnsaved: boolean) =>
    setUnsaved((before) => new Set([...before].filter((one) => one !== rule).concat(isUnsaved ? rule : [])))
  return { isUnsaved: unsaved.size > 0, onTyped }
}
