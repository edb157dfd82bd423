import { isLanguage, type Language } from '@rinda/phrases/resources'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { speak } from './language.ts'

/** The language spoken now, and the way to another one. */
export function useLanguage(personId?: string): [Language, (language: Language) => void] {
  const { i18n } = useTranslation()
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  const set = useCallback((chosen: Language) => void speak(chosen, personId), [personId])
  return [language, set]
}
