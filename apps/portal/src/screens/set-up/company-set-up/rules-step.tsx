import type { PlatformCompany } from '@rinda/client/people/platform'
import type { Location } from '@rinda/client/set-up/locations'
import { Link } from '@tanstack/react-router'
import { StepFrame, type StepWays } from '../../../features/company-set-up/step-frame.tsx'
import { CompanyQuestions } from '../../../features/edit-company-profile/company-questions.tsx'
import { useCompanyAnswers } from '../../../features/edit-company-profile/use-company-answers.ts'
import { CompanyRulesButton } from '../../../features/edit-line-rules/company-rules-button.tsx'
import { MessageRulesButton } from '../../../features/edit-message-rules/message-rules-button.tsx'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { waysInOf } from '../../../session/ways-in.ts'

type RulesStepProps = StepWays & {
  companyId: number
  company: PlatformCompany | undefined
  own: readonly Location[]
}

/** Step for how the company works: the few questions that matter first, each with its usual answer. */
export function RulesStep({ company, own, ...ways }: RulesStepProps) {
  const { t } = useLatePhrases('companySetUp')
  if (company) return <Questions {...ways} company={company} own={own} />
  return (
    <StepFrame {...ways} title={t('rulesTitle')} text={t('rulesText')}>
      <p>{t('companyRules')}</p>
      <div>
        <CompanyRulesButton /> <MessageRulesButton />
      </div>
      <p>{t('onlyPlatform')}</p>
    </StepFrame>
  )
}

function Questions({
  company,
  own,
  ...ways
}: StepWays & { company: PlatformCompany; own: readonly Location[] }) {
  const { t } = useLatePhrases('companySetUp')
  const { override, faults, isBusy, change, onSave } = useCompanyAnswers(company)
  return (
    <StepFrame
      {...ways}
      title={t('rulesTitle')}
      text={t('rulesText')}
      onSave={onSave}
      isBusy={isBusy}
      fault={faults.get('')}
    >
      <CompanyQuestions
        company={company}
        ways={waysInOf(own)}
        override={override}
        faults={faults}
        onChange={change}
      />
      <p>
        <Link to="/admin" search={{ tab: 'companies', id: String(company.id) }}>
          {t('moreRules')}
        </Link>
      </p>
    </StepFrame>
  )
}
