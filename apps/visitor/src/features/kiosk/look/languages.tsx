import { type Language, languages } from '@rinda/phrases/resources'
import { sayIn } from '../../../session/words/late-texts.ts'
import { speak, useLanguage, usePhrases } from '../../../session/words/phrases.ts'
import styles from './frame.module.css'

const written = { lv: 'Latviešu', en: 'English', ru: 'Русский' } as const

/** Speaks another language once all texts of the kiosk are there in it. */
export async function speakAtKiosk(language: Language): Promise<void> {
  await Promise.all([sayIn('kiosk', language), sayIn('kioskBooking', language)])
  await speak(language)
}

/** The languages to choose from: written out where there is room. */
export function Languages({ isWritten = false }: { isWritten?: boolean }) {
  const { t } = usePhrases('visit')
  const spoken = useLanguage()
  return (
    <fieldset className={styles.languages} data-written={isWritten} aria-label={t('language')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === spoken}
          {...(isWritten ? {} : { 'aria-label': `${language.toUpperCase()}, ${written[language]}` })}
          onClick={() => void speakAtKiosk(language)}
        >
          {isWritten ? written[language] : language.toUpperCase()}
        </button>
      ))}
    </fieldset>
  )
}
