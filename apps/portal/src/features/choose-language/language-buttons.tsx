import { type Language, languages } from '@rinda/phrases/resources'
import { usePhrases } from '../../session/phrases.ts'
import styles from './language-buttons.module.css'

const nameKeys = { lv: 'languageLv', en: 'languageEn', ru: 'languageRu' } as const

/** LV, EN, RU side by side; each is read by its full name, in its own language. */
export function LanguageButtons(props: { language: Language; onChoose: (language: Language) => void }) {
  const { t } = usePhrases('shell')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these three are buttons
    <div role="group" aria-label={t('language')} className={styles.languages}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={styles.language}
          aria-pressed={language === props.language}
          onClick={() => props.onChoose(language)}
        >
          {language.toUpperCase()}
          <span className="rinda-only-heard"> {t(nameKeys[language])}</span>
        </button>
      ))}
    </div>
  )
}
