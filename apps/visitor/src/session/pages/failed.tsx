import { usePhrases } from '../words/phrases.ts'
import { NoticePage } from './notice-page.tsx'

/** Says that a page could not be loaded, or what it needs for that, and offers to try again. */
export function Failed({ text, onTryAgain }: { text?: string; onTryAgain: () => void }) {
  const { t } = usePhrases('visit')
  return (
    <NoticePage>
      <h1 role="alert">{text ?? t('notReached')}</h1>
      <button type="button" onClick={onTryAgain}>
        {t('tryAgain')}
      </button>
    </NoticePage>
  )
}
