import { signOut } from '@rinda/client/portal-user'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { usePhrases } from '../session/phrases.ts'
import { currentUserQuery, http } from '../session/queries.ts'
import { useToasts } from '../session/toasts.ts'
import { paths } from './paths.ts'

/** Ends the session on the server, then forgets everything that was loaded. A session that is over already is no failure. */
export function useSignOut(): () => Promise<void> {
  const { t } = usePhrases('shell')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const toasts = useToasts()

  return async () => {
    const result = await signOut(http)
    const isOver = result.ok || (result.failure.kind === 'refused' && result.failure.status === 401)
    if (!isOver) return toasts.error(t('signOutFailed'))
    await navigate({ to: paths.login, search: {}, ignoreBlocker: true })
    queryClient.clear()
    queryClient.setQueryData(currentUserQuery.queryKey, null)
  }
}
