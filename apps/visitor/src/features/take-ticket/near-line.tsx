import { useLanguage, usePhrases } from '../../session/words/phrases.ts'

/** Says from how far a number is given, and what becomes of the position that the phone is asked for. */
export function NearLine({ meters }: { meters: number }) {
  const { t } = usePhrases('visit')
  const language = useLanguage()
  const isFar = meters >= 1000
  const unit = isFar ? 'kilometer' : 'meter'
  const distance = new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 })
  return <p>{t('near', { distance: distance.format(isFar ? meters / 1000 : meters) })}</p>
}
