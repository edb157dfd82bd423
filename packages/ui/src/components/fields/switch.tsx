import styles from './switch.module.css'

type SwitchProps = {
  /** Name of the thing that is on or off, read aloud. */
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Shown beside it; else the label is heard alone. */
  text?: string
  isDisabled?: boolean
}

/** Something that is on or off and takes effect at once; Space turns it. */
export function Switch({ label, isOn, onChange, text, isDisabled = false }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        aria-label={label}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.track} aria-hidden="true" />
      {text !== undefined && <span aria-hidden="true">{text}</span>}
    </label>
  )
}
