import type { PlatformCompany } from '@rinda/client/people/platform'
import type { Location } from '@rinda/client/set-up/locations'
import type { CompanyReadiness } from '@rinda/client/set-up/readiness'
import { ReadyStep } from '../../../features/company-set-up/ready-step.tsx'
import type { StepWays } from '../../../features/company-set-up/step-frame.tsx'
import { usePlatformSave } from '../../../set-up/platform-save.ts'

/** The last step, with the switch of the visitors' search for those who may turn it. */
export function ReadyScreenStep(
  props: StepWays & {
    readiness: CompanyReadiness
    company: PlatformCompany | undefined
    own: readonly Location[]
  },
) {
  const { company, own, ...rest } = props
  const { save } = usePlatformSave()
  const search = company && {
    isShown: company.visible,
    onShow: (visible: boolean) =>
      void save({ method: 'PATCH', path: `companies/${company.id}`, body: { company: { visible } } }),
  }
  return <ReadyStep {...rest} locations={own} search={search} />
}
