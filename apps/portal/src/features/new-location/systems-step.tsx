import { useLatePhrases } from '../../session/late-phrases.ts'
import { FlagFields, SystemFields } from '../../set-up/fields/location-groups.tsx'
import { type StepProps, typedIn } from './step-props.ts'

/** Step for whether a location is open to visitors, and for the systems that serve it. */
export function SystemsStep(props: StepProps) {
  const { t } = useLatePhrases('newLocation')
  const typed = typedIn(props)
  return (
    <>
      <FlagFields group="state" title={t('state')} typed={typed} />
      <SystemFields typed={typed} />
    </>
  )
}
