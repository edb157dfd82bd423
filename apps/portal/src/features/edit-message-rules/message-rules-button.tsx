import { mayManageAccounts } from '@rinda/domain/access/people'
import { Button } from '@rinda/ui/components/buttons/button'
import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import { Dialog } from '@rinda/ui/components/layers/dialog'
import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { IconMessage } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { waysInOf } from '../../session/ways-in.ts'
import { MessagePreview } from './message-preview.tsx'
import styles from './message-rules.module.css'
import { MessageRules } from './message-rules.tsx'

/** Opens the rules of the messages that visitors of the whole company get, for its own admins, where there are appointments. */
export function MessageRulesButton() {
  const { t } = useLatePhrases('messageRules')
  const { user, profile, locations } = useSession()
  const [isOpen, setOpen] = useState(false)
  const [view, setView] = useState<'rules' | 'preview'>('rules')
  // The platform's admin has no company of their own here: they set those of each under its profile.
  const mayChange =
    user.role === 'COMPANY_ADMIN' && mayManageAccounts({ role: user.role, reach: profile.reach })
  if (!mayChange || !waysInOf(locations.data ?? []).areAppointments) return null
  return (
    <>
      <Button
        icon={<IconMessage size={18} stroke={1.8} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      <Dialog title={t('title')} isOpen={isOpen} onClose={() => setOpen(false)} isTall>
        {isOpen && (
          <div className={styles.views}>
            <SegmentedSwitch
              label={t('views')}
              segments={[
                { value: 'rules', label: t('viewRules') },
                { value: 'preview', label: t('viewPreview') },
              ]}
              value={view}
              onChange={setView}
            />
            {view === 'rules' ? (
              <MessageRules />
            ) : (
              // Its words are still to come.
              <Suspense fallback={<ListSkeleton />}>
                <MessagePreview />
              </Suspense>
            )}
          </div>
        )}
      </Dialog>
    </>
  )
}
