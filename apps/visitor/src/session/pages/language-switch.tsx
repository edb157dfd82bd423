import { languages } from '@rinda/phrases/resources'
import { keepLanguage } from '../words/page-language.ts'
import { speak, usePhrases } from '../words/phrases.ts'
import styles from './language-switch.module.css'

const names = { lv: 'Latviešu', en: 'English', ru: 'Русский' } as const

/** Buttons for the three languages, each with its own name; the choice is kept on the device. */
export function LanguageSwitch() {
  const { t, language } = usePhrases('visit')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame of its own
    <div role="group" aria-label={t('language')} className={styles.switch}>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          // Not text that is hidden: its letters would be fetched for every visitor.
          aria-label={`${one.toUpperCase()} ${names[one]}`}
          aria-pressed={one === language}
          onClick={() => {
            keepLanguage(one)
            void speak(one)
          }}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </div>
  )
}
