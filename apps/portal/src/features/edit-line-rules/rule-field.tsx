import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { type NumberRule, ruleNumber } from './rule-number.ts'

/** One number: what is typed stays until it is saved, and is said to be wrong at its field. */
export function RuleField(props: {
  rule: NumberRule
  saved: number | null
  hint?: string
  /** Tells whether something is typed here that is not saved. */
  onTyped: (rule: NumberRule, isUnsaved: boolean) => void
  onSave: (rule: NumberRule, value: number | null) => void
}) {
  const { t: fields } = useLatePhrases('setUpFields')
  const { t: setUp } = useLatePhrases('setUp')
  const { rule, saved, onTyped, onSave } = props
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)

  function leave() {
    if (typed === null) return
    const value = ruleNumber(rule, typed)
    setWrong(value === undefined)
    if (value === undefined) return
    setTyped(null)
    onTyped(rule, false)
    if (value !== saved) onSave(rule, value)
  }

  return (
    <TextInput
      label={fields(`rule_${rule}`)}
      description={fields(`about_${rule}`)}
      placeholder={props.hint ?? ''}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(saved ?? '')}
      error={isWrong ? setUp('validation.wrongValue') : undefined}
      onChange={(event) => {
        const { value } = event.currentTarget
        setTyped(value)
        onTyped(rule, value !== String(saved ?? ''))
        setWrong(false)
      }}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave()
      }}
    />
  )
}
