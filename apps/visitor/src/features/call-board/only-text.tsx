import styles from './display-frame.module.css'
import { type DisplayTexts, displayLanguages } from './use-turn.ts'

type Props = { texts: DisplayTexts; says: 'placeUnknown' | 'loading' }

/** A screen that says one thing, in every language at once: it is not known yet who stands before it. */
export function OnlyText({ texts, says }: Props) {
  return (
    <main className={styles.alone}>
      {displayLanguages.map((language) => (
        <h1 key={language} lang={language} aria-busy={says === 'loading'}>
          {texts[language](says)}
        </h1>
      ))}
    </main>
  )
}
