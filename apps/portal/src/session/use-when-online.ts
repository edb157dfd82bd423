import { useLive } from '@rinda/live/connection'
import { usePhrases } from './phrases.ts'
import { useToasts } from './toasts.ts'

/** Acts need the server: without a connection they say so instead. What is given tells whether the act was done. */
export function useWhenOnline(): (act: () => void) => boolean {
  const { t } = usePhrases('booking')
  const { connection } = useLive()
  const toasts = useToasts()
  return (act) => {
    const isOnline = connection.state !== 'offline'
    if (isOnline) act()
    else toasts.error(t('offline'))
    return isOnline
  }
}
