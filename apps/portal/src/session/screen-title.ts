import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Names the page in the browser's tab: `Calendar · Rinda`. */
export function useScreenTitle(title: string): void {
  const { t } = useTranslation('shell')
  const appName = t('appName')
  useEffect(() => {
    document.title = title ? `${title} · ${appName}` : appName
  }, [title, appName])
}
