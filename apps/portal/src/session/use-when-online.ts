import { useLive } from '@rinda/live/connection'
import { usePhrases } from './phrases.ts'
import { useToasts } from './toasts.ts'

/** Acts need the server: without a connection they say so instead. */
export function useWhenOnline(): (act: () => void) => void {
  const { t } = usePhrases('booking')
  const { connection } = useLive()
  const toasts = useToasts()
  return (act) => (connection.state === 'offline' ? toasts.error(t('offline')) : act())
}
