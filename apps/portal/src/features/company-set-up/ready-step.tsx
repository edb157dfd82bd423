import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import type { CompanyReadiness } from '@rinda/client/set-up/readiness'
import { Switch } from '@rinda/ui/components/fields/switch'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { StepFrame, type StepWays } from './step-frame.tsx'
import { VisitorAddress } from './visitor-address.tsx'

/** Step for what visitors get: the address of each location, to be copied, read by a phone and tried. */
export function ReadyStep(
  props: StepWays & {
    readiness: CompanyReadiness
    locations: readonly Location[]
    /** The switch that shows the company in the visitors' search; absent where the person may not turn it. */
    search: { readonly isShown: boolean; readonly onShow: (isShown: boolean) => void } | undefined
  },
) {
  const { t, language } = useLatePhrases('companySetUp')
  const { readiness, locations, search } = props
  const lacks = (id: number) => readiness.missing.some((one) => one.locationId === id)
  const isReady = readiness.isReady
  return (
    <StepFrame
      {...props}
      title={t(isReady ? 'readyTitle' : 'notReadyTitle')}
      text={t(isReady ? 'readyText' : 'notReadyText')}
    >
      {locations.map((location) =>
        lacks(location.id) ? (
          <p key={location.id}>{t('notYet', { name: nameIn(language, location.name) })}</p>
        ) : (
          <VisitorAddress key={location.id} location={location} />
        ),
      )}
      {isReady && search && (
        <div>
          <Switch
            label={t('showInSearch')}
            text={t('showInSearch')}
            isOn={search.isShown}
            onChange={search.onShow}
          />
        </div>
      )}
    </StepFrame>
  )
}
