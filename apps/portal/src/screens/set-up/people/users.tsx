import { UsersPanel } from '../../../features/portal-people/users-panel.tsx'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { SetUpFrame } from '../set-up-frame.tsx'

/** `/users`: everybody who uses the portal. */
export function UsersScreen() {
  const { t } = useLatePhrases('people')
  return (
    <SetUpFrame title={t('users')}>
      <UsersPanel />
    </SetUpFrame>
  )
}
