import { localTimeOf } from '@rinda/domain/time/zone'
import { useLive } from '@rinda/live/connection'
import { Banner } from '@rinda/ui/components/notices/banner'
import { useEffect, useState } from 'react'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'

/** A line that drops for a moment is nobody's business. */
const patienceMs = 1_500

/** Says quietly that the line is gone, or what is behind the server, and since when; the screen stays as it was. */
export function ConnectionBanner() {
  const { t } = usePhrases('shell')
  const { connection } = useLive()
  const { user } = useSession()
  const isLost = connection.state === 'offline'
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    if (!isLost) return setIsShown(false)
    const timer = setTimeout(() => setIsShown(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isLost])

  if (!isLost || !isShown) return null
  const isDataAway = connection.refusal === 'unavailable'
  if (connection.refusal && !isDataAway) return <Banner kind="warning">{t('connectionRefused')}</Banner>
  const time = localTimeOf(Math.floor(connection.since / 60_000), user.profile.zone)
  return <Banner kind="warning">{t(isDataAway ? 'dataAway' : 'connectionLost', { time })}</Banner>
}
