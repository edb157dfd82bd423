import { useLanguage } from '../../session/words/phrases.ts'
import styles from './display-frame.module.css'
import { type DisplayTexts, displayLanguages } from './use-turn.ts'

type Props = { texts: DisplayTexts; says: 'placeUnknown' | 'loading' }

/**
 * Says one thing on a whole screen, in every language at once: it is not known who stands before it. What is said for a moment is said in the page's
 * own: the letters of the others come after the calls.
 */
export function OnlyText({ texts, says }: Props) {
  const own = useLanguage()
  const languages = says === 'loading' ? [own] : displayLanguages
  return (
    <main className={styles.alone} data-says={says}>
      <h1>
        {languages.map((language) => (
          <span key={language} lang={language}>
            {texts[language](says)}{' '}
          </span>
        ))}
      </h1>
    </main>
  )
}
