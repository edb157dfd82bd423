import { mayManageAccounts } from '@rinda/domain/access/people'
import { Button } from '@rinda/ui/components/buttons/button'
import { Dialog } from '@rinda/ui/components/layers/dialog'
import { IconListNumbers } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { waysInOf } from '../../session/ways-in.ts'
import { CompanyLineRules } from './company-line-rules.tsx'

/** Opens the rules of the line of the whole company, for its own admins, where there are appointments and a line. */
export function CompanyRulesButton({ children }: { children?: ReactNode }) {
  const { t } = useLatePhrases('locations')
  const { user, profile, locations } = useSession()
  const [isOpen, setOpen] = useState(false)
  const { areAppointments, isLine } = waysInOf(locations.data ?? [])
  // The platform's admin has no company of their own here: they set those of each under its profile.
  const mayChange =
    user.role === 'COMPANY_ADMIN' && mayManageAccounts({ role: user.role, reach: profile.reach })
  if (!mayChange || !areAppointments || !isLine) return null
  return (
    <>
      <Button
        icon={<IconListNumbers size={18} stroke={1.8} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('companyRules')}
      </Button>
      <Dialog title={t('companyRulesTitle')} isOpen={isOpen} onClose={() => setOpen(false)}>
        {isOpen && <CompanyLineRules />}
        {isOpen && children}
      </Dialog>
    </>
  )
}
