import styles from './display-frame.module.css'
import { type DisplayTexts, displayLanguages } from './use-turn.ts'

type Props = { texts: DisplayTexts; says: 'placeUnknown' | 'loading' }

/** Says one thing on a whole screen, in every language at once: it is not known yet who stands before it. */
export function OnlyText({ texts, says }: Props) {
  return (
    <main className={styles.alone} data-says={says}>
      <h1>
        {displayLanguages.map((language) => (
          <span key={language} lang={language}>
            {texts[language](says)}{' '}
          </span>
        ))}
      </h1>
    </main>
  )
}
