import { useId, useState } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import styles from './controls.module.css'

/** A value and its name; with a colour the chip is a swatch of it, and the name is heard. */
export type Chip<Value> = { readonly value: Value; readonly label: string; readonly colour?: string }

type ChipsProps<Value> = {
  label: string
  chips: readonly Chip<Value>[]
  onChange: (value: Value) => void
  /** Reads what is typed where none of the chips will do; undefined: it says nothing. */
  other?: { readonly hint: string; readonly read: (text: string) => Value | undefined }
  isFaulty?: boolean
}

/** One value of a few, side by side, and a field for any other. Arrow keys move, as in every group of radio buttons. */
export function Chips<Value extends string | number>(
  props: ChipsProps<Value> & { value: Value | undefined },
) {
  const name = useId()
  return (
    <fieldset className={styles.chips} data-is-faulty={props.isFaulty || undefined}>
      <legend className="rinda-only-heard">{props.label}</legend>
      {props.chips.map((chip) => (
        <label key={chip.value} className={styles.chip}>
          <input
            type="radio"
            name={name}
            checked={chip.value === props.value}
            onChange={() => props.onChange(chip.value)}
            {...(chip.colour ? { 'aria-label': chip.label } : {})}
          />
          {chip.colour ? (
            <span className={styles.swatch} style={{ backgroundColor: chip.colour }} />
          ) : (
            <span>{chip.label}</span>
          )}
        </label>
      ))}
      <Other {...props} />
    </fieldset>
  )
}

/** Any of a few values, side by side, and a field for more. */
export function ManyChips<Value extends string | number>(
  props: ChipsProps<Value> & { values: readonly Value[]; most?: number | undefined },
) {
  const { values, most = Number.POSITIVE_INFINITY } = props
  return (
    <fieldset className={styles.chips} data-is-faulty={props.isFaulty || undefined}>
      <legend className="rinda-only-heard">{props.label}</legend>
      {props.chips.map((chip) => {
        const isOn = values.includes(chip.value)
        return (
          <label key={chip.value} className={styles.chip}>
            <input
              type="checkbox"
              checked={isOn}
              disabled={!isOn && values.length >= most}
              onChange={() => props.onChange(chip.value)}
            />
            <span>{chip.label}</span>
          </label>
        )
      })}
      {values.length < most && <Other {...props} />}
    </fieldset>
  )
}

/** A button that becomes a field; Enter, or leaving it, takes what is typed. */
function Other<Value>({ label, other, onChange }: Pick<ChipsProps<Value>, 'label' | 'other' | 'onChange'>) {
  const { t } = useLatePhrases('rules')
  const [text, setText] = useState<string | null>(null)
  if (!other) return null
  if (text === null)
    return (
      <button type="button" className={styles.other} onClick={() => setText('')}>
        {t('other')}
      </button>
    )
  const take = () => {
    const value = text.trim() === '' ? undefined : other.read(text.trim())
    if (value !== undefined) onChange(value)
    setText(null)
  }
  return (
    <input
      className={styles.otherField}
      aria-label={t('otherOf', { name: label })}
      placeholder={other.hint}
      inputMode="numeric"
      autoComplete="off"
      // biome-ignore lint/a11y/noAutofocus: it stands where the button was that was pressed
      autoFocus
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setText(null)
        else if (event.key === 'Enter') take()
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    />
  )
}
