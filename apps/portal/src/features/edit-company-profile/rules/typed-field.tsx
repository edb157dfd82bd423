import { useId, useState } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { isSameAnswer } from './answers.ts'
import styles from './controls.module.css'

/** A field for what is typed: what is usual stands in grey, and holds again when it is emptied. */
export function TypedField(props: {
  label: string
  value: unknown
  usual: unknown
  isFaulty: boolean
  isNumber?: boolean
  /** Stands in grey instead of what is usual. */
  hint?: string
  /** Values that are known, from which one can be chosen. */
  offered?: readonly string[]
  /** Reads what is typed, key by key. */
  read: (text: string) => unknown
  onChange: (value: unknown) => void
}) {
  const { t } = useLatePhrases('rules')
  const id = useId()
  const { value, usual, offered } = props
  /** Text that is being typed, as it is, until the field is left. */
  const [typed, setTyped] = useState<string | null>(null)
  const shown = isSameAnswer(value, usual) ? '' : textOf(value)
  return (
    <>
      <input
        className={props.isNumber ? styles.number : styles.text}
        aria-label={props.label}
        aria-invalid={props.isFaulty || undefined}
        inputMode={props.isNumber ? 'numeric' : 'text'}
        autoComplete="off"
        spellCheck={false}
        list={offered && `${id}-list`}
        placeholder={props.hint ?? (textOf(usual) || t('none'))}
        value={typed ?? shown}
        onBlur={() => setTyped(null)}
        onChange={({ currentTarget: { value: text } }) => {
          setTyped(text)
          props.onChange(text.trim() === '' ? undefined : props.read(text.trim()))
        }}
      />
      {offered && (
        <datalist id={`${id}-list`}>
          {offered.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </>
  )
}

const textOf = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value ?? ''))
