import { nameIn } from '@rinda/client/http/names'
import { useLanguage } from '../../session/words/phrases.ts'
import type { Choice } from './choices.ts'
import styles from './widget.module.css'

type Props = { label: string; choices: readonly Choice[]; chosen: number; onChoose: (id: number) => void }

/** A choice of one thing among several; nothing where there is only one. */
export function Choose({ label, choices, chosen, onChoose }: Props) {
  const language = useLanguage()
  if (choices.length < 2) return null
  return (
    <label className={styles.choose}>
      <span>{label}</span>
      <select value={chosen} onChange={({ target }) => onChoose(Number(target.value))}>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {nameIn(language, name)}
          </option>
        ))}
      </select>
    </label>
  )
}
