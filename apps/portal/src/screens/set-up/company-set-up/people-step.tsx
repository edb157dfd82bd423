import type { Location } from '@rinda/client/set-up/locations'
import { StepFrame, type StepWays } from '../../../features/company-set-up/step-frame.tsx'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { Accounts } from './accounts.tsx'
import { Specialists } from './specialists.tsx'

type PeopleStepProps = StepWays & { companyId: number; own: readonly Location[]; onChanged: () => void }

/** Step for who is booked, and who uses the portal. */
export function PeopleStep({ companyId, own, onChanged, ...ways }: PeopleStepProps) {
  const { t } = useLatePhrases('companySetUp')
  return (
    <StepFrame {...ways} title={t('peopleTitle')} text={t('peopleText')}>
      <Specialists companyId={companyId} own={own} onChanged={onChanged} />
      <Accounts companyId={companyId} onChanged={onChanged} />
    </StepFrame>
  )
}
