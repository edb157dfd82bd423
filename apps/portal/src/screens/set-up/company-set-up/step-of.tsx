import { nameIn } from '@rinda/client/http/names'
import type { PlatformCompany } from '@rinda/client/people/platform'
import type { CompanyReadiness } from '@rinda/client/set-up/readiness'
import type { SetUpStep } from '@rinda/domain/set-up/readiness'
import { useNavigate } from '@tanstack/react-router'
import { ChoosePlace } from '../../../features/choose-place/choose-place.tsx'
import { PlaceNumbers } from '../../../features/choose-place/place-numbers.tsx'
import { defaultPoint } from '../../../features/choose-place/point.ts'
import { CompanyStep } from '../../../features/company-set-up/company-step.tsx'
import { HoursStep } from '../../../features/company-set-up/hours-step.tsx'
import { LocationStep } from '../../../features/company-set-up/location-step.tsx'
import { StepFrame } from '../../../features/company-set-up/step-frame.tsx'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { useSession } from '../../../session/session.tsx'
import { ChooseLocation } from './choose-location.tsx'
import type { CompanySetUpSearch } from './company-set-up-search.ts'
import { keepWay, keptWay } from './kept-way.ts'
import { PeopleStep } from './people-step.tsx'
import { ReadyScreenStep } from './ready-screen-step.tsx'
import { RulesStep } from './rules-step.tsx'
import { ServicesStep } from './services-step.tsx'

export type StepProps = {
  step: SetUpStep
  companyId: number | undefined
  /** As the platform's admin has it; undefined for others, and while it is not made. */
  company: PlatformCompany | undefined
  readiness: CompanyReadiness | undefined
  search: CompanySetUpSearch
  onGo: (step: SetUpStep, companyId?: number) => void
  onChanged: () => void
}

/** Draws the step that the address names, of parts that stand elsewhere in the portal too. */
export function StepOf(props: StepProps) {
  const { t, language } = useLatePhrases('companySetUp')
  const { step, companyId, company, readiness, search, onGo } = props
  const { user, locations } = useSession()
  const navigate = useNavigate()
  const own = (locations.data ?? []).filter((one) => one.companyId === companyId)
  const ways = { step, onGo }
  const choose = (location: number | 'new', next = step) =>
    void navigate({
      to: '/company-set-up/$companyId',
      params: { companyId: String(companyId) },
      search: { step: next, location },
    })

  if (step === 'company' && user.role !== 'QTICKET_ADMIN') {
    const name = readiness ? nameIn(language, readiness.name) : ''
    return (
      <StepFrame {...ways} title={name} text={t('companyText')}>
        <p>{t('onlyPlatform')}</p>
      </StepFrame>
    )
  }
  if (step === 'company' || companyId === undefined || !readiness) {
    return (
      <CompanyStep
        {...ways}
        key={companyId ?? 'new'}
        company={company}
        onMade={(id, way) => {
          keepWay(user.id, id, way)
          onGo('location', id)
        }}
      />
    )
  }
  const isNew = step === 'location' && search.location === 'new'
  const location = isNew ? undefined : (own.find(({ id }) => id === search.location) ?? own[0])
  const { lv, en, ru } = readiness.name
  if (step === 'location') {
    return (
      <div>
        <ChooseLocation locations={own} chosen={location?.id ?? 'new'} mayAdd onChoose={choose} />
        <LocationStep
          {...ways}
          key={location?.id ?? 'new'}
          companyId={companyId}
          location={location}
          names={{ lv, en, ru }}
          way={keptWay(user.id, companyId)}
          start={company ? pointOf(company) : defaultPoint}
          place={(place) => (
            <>
              <ChoosePlace {...place} />
              <PlaceNumbers {...place} />
            </>
          )}
          onMade={(id) => choose(id, 'services')}
        />
      </div>
    )
  }
  if (step === 'ready') return <ReadyScreenStep {...ways} readiness={readiness} company={company} own={own} />
  if (step === 'rules') return <RulesStep {...ways} companyId={companyId} company={company} own={own} />
  if (step === 'people')
    return <PeopleStep {...ways} companyId={companyId} own={own} onChanged={props.onChanged} />
  if (!location) {
    return (
      <StepFrame {...ways} title={t(`${step}Title`)} text={t(`${step}Text`)}>
        <p>{t('needsLocation')}</p>
      </StepFrame>
    )
  }
  return (
    <div>
      <ChooseLocation locations={own} chosen={location.id} onChoose={choose} />
      {step === 'services' ? (
        <ServicesStep {...ways} key={location.id} location={location} />
      ) : (
        <HoursStep {...ways} key={location.id} location={location} />
      )}
    </div>
  )
}

/** The usual place of a company that says none of its own is far away: then the place is as for every new location. */
function pointOf({ profile }: PlatformCompany): { latitude: number; longitude: number } {
  const { latitude, longitude } = { ...(profile.facts as Partial<typeof defaultPoint> | undefined) }
  return latitude === undefined || longitude === undefined ? defaultPoint : { latitude, longitude }
}
