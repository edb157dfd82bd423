import { Banner } from '@rinda/ui/components/banner'
import { useEffect, useState } from 'react'
import { useLive } from '../session/live-connection.tsx'
import { usePhrases } from '../session/phrases.ts'
import { useSession } from '../session/session.tsx'

/** A line that drops for a moment is nobody's business. */
const patienceMs = 1_500

/** Says quietly that the line is gone, and since when; the screen stays as it was. */
export function ConnectionBanner() {
  const { t } = usePhrases('shell')
  const { connection } = useLive()
  const { language, profile } = useSession()
  const isLost = connection.state === 'offline'
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    if (!isLost) return setIsShown(false)
    const timer = setTimeout(() => setIsShown(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isLost])

  if (!isLost || !isShown) return null
  if (connection.refusal) return <Banner kind="warning">{t('connectionRefused')}</Banner>
  const clock = new Intl.DateTimeFormat(language, {
    timeZone: profile.zone,
    hour: '2-digit',
    minute: '2-digit',
  })
  return <Banner kind="warning">{t('connectionLost', { time: clock.format(connection.since) })}</Banner>
}
