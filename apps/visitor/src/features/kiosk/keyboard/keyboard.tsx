import { IconBackspace } from '@tabler/icons-react'
import { useState } from 'react'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import styles from './keyboard.module.css'
import { type Keys, rowsOf, type Script, scriptOf } from './layouts.ts'

type Props = {
  keys: Keys
  /** The next letter is a capital. */
  isCapital: boolean
  onKey: (key: string) => void
  onErase: () => void
}

/** Keys on the screen for a field. They are for fingers alone: whoever goes by keys has a keyboard, and the focus stays in the field. */
export function Keyboard({ keys, isCapital, onKey, onErase }: Props) {
  const { t, language } = useLatePhrases('kioskBooking')
  const { t: kiosk } = useLatePhrases('kiosk')
  const [chosen, setChosen] = useState<Script | null>(null)
  const script = chosen ?? scriptOf(language)
  const key = (sign: string, label: string | undefined, onPress: () => void) => (
    <button
      key={sign}
      type="button"
      tabIndex={-1}
      {...(label ? { 'aria-label': label } : {})}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {sign === 'erase' ? <IconBackspace aria-hidden="true" /> : sign}
    </button>
  )
  const erase = key('erase', kiosk('erase'), onErase)
  const other = script === 'latin' ? 'cyrillic' : 'latin'
  return (
    <fieldset className={styles.keyboard} data-keys={keys} aria-label={t('keyboard')}>
      {rowsOf(keys, script).map((row) => (
        <div key={row} className={styles.row}>
          {[...row].map((sign) => {
            const typed = isCapital ? sign.toLocaleUpperCase(language) : sign
            return key(typed, undefined, () => onKey(typed))
          })}
          {row === '0' && erase}
        </div>
      ))}
      {keys !== 'digits' && (
        <div className={styles.row} data-last="true">
          {keys === 'name' && key(t(other), undefined, () => setChosen(other))}
          {keys === 'name' && key(t('space'), undefined, () => onKey(' '))}
          {erase}
        </div>
      )}
    </fieldset>
  )
}
