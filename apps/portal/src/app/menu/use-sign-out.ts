import { signOut } from '@rinda/client/people/portal-user'
import { usePhrases } from '../../session/phrases.ts'
import { http } from '../../session/queries.ts'
import { useToasts } from '../../session/toasts.ts'
import { paths } from '../paths.ts'

/**
 * Ends the session on the server, then leaves the page altogether, so that nothing of it stays in memory at a shared
 * computer. A session that is over already is no failure.
 */
export function useSignOut(): () => Promise<void> {
  const { t } = usePhrases('shell')
  const toasts = useToasts()

  return async () => {
    const result = await signOut(http)
    const isOver = result.ok || (result.failure.kind === 'refused' && result.failure.status === 401)
    if (!isOver) return toasts.error(t('signOutFailed'))
    window.location.assign(paths.login)
  }
}
