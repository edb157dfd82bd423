import { useEffect } from 'react'
import { usePhrases } from './phrases.ts'

/** Names the page in the browser's tab: `Calendar · Rinda`. */
export function useScreenTitle(title: string): void {
  const { t } = usePhrases('shell')
  const appName = t('appName')
  useEffect(() => {
    document.title = title ? `${title} · ${appName}` : appName
  }, [title, appName])
}
