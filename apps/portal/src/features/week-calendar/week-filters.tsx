import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { calendarShowsService } from '@rinda/domain/access/reach'
import type { CompanyProfile } from '@rinda/domain/company/profile'
import { hasSpecialistDropdown } from '@rinda/domain/company/view'
import { Choice } from '@rinda/ui/components/fields/choice'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import type { WeekFilter } from './free-spots/free-spots.ts'
import styles from './week-filters.module.css'

/** The services that the week of a branch can be narrowed to, for this person. */
export function weekServices(location: Location, { reach }: Pick<CompanyProfile, 'reach'>) {
  return location.services.filter(
    ({ id, isActive, isBmsActive }) => isActive && isBmsActive && calendarShowsService(reach, id),
  )
}

/** The specialists among whom a branch's week asks to choose; none where it has no such dropdown. */
export function weekSpecialists(location: Location, profile: CompanyProfile) {
  if (!hasSpecialistDropdown(profile, location.bmsId ?? '')) return []
  const services = weekServices(location, profile)
  return location.specialists.filter(
    ({ id, isActive }) => isActive && services.some(({ config }) => config.specialists.includes(id)),
  )
}

/** One service or all of them, and one specialist or all, as far as the company has these choices. */
export function WeekFilters(props: {
  location: Location
  chosen: WeekFilter
  onChoose: (filter: { specialist: number | undefined; service: number | undefined }) => void
}) {
  const { t } = usePhrases('calendar')
  const { language, profileAt } = useSession()
  const profile = profileAt(props.location.id)
  const { location, chosen, onChoose } = props
  const services = profile.views.serviceFilter ? weekServices(location, profile) : []
  const specialists = weekSpecialists(location, profile)
  const { specialist, service } = chosen
  const idOf = (value: string) => (value === '' ? undefined : Number(value))
  return (
    <>
      {specialists.length > 0 && (
        <Choice
          label={t('specialist')}
          className={styles.choice ?? ''}
          value={String(specialist ?? '')}
          options={[
            { value: '', label: t('allSpecialists') },
            ...specialists.map((one) => ({ value: String(one.id), label: one.name })),
          ]}
          onChange={(value) => onChoose({ service, specialist: idOf(value) })}
        />
      )}
      {services.length > 0 && (
        <Choice
          label={t('service')}
          className={styles.choice ?? ''}
          value={String(service ?? '')}
          options={[
            { value: '', label: t('allServices') },
            ...services.map((one) => ({ value: String(one.id), label: nameIn(language, one.name) })),
          ]}
          onChange={(value) => onChoose({ specialist, service: idOf(value) })}
        />
      )}
    </>
  )
}
