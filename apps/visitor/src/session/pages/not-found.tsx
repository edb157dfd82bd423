import { usePhrases } from '../words/phrases.ts'
import { NoticePage } from './notice-page.tsx'

/** Says that there is no such place, or what else there is not, and leads to all places. */
export function NotFound({ title, text }: { title?: string; text?: string }) {
  const { t } = usePhrases('visit')
  return (
    <NoticePage>
      <h1>{title ?? t('placeUnknown')}</h1>
      {text !== undefined && <p>{text}</p>}
      <a href="/visit/">{t('toAllPlaces')}</a>
    </NoticePage>
  )
}
