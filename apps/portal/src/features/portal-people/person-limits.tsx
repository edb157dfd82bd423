import { nameIn } from '@rinda/client/http/names'
import { LimitPicker } from '@rinda/ui/components/fields/limit-picker'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import type { PersonDraft } from './person-draft.ts'

/** To which locations and services of the company somebody is limited. */
export function PersonLimits(props: {
  companyId: number
  draft: PersonDraft
  fault: (name: string) => string | undefined
  onChange: (part: Partial<PersonDraft>) => void
}) {
  const { t, language } = useLatePhrases('people')
  const { draft, fault, onChange } = props
  const { locations } = useSession()
  const own = (locations.data ?? []).filter(({ companyId }) => companyId === props.companyId)
  const named = own.map(({ id, name, services }) => ({
    id,
    name: nameIn(language, name),
    choices: services.map((one) => ({ id: one.id, name: nameIn(language, one.name) })),
  }))
  const texts = {
    nothingChosen: t('seesNothing'),
    findByName: t('findByName'),
    nothingFound: t('nothingFound'),
  }
  return (
    <>
      <LimitPicker
        texts={{ ...texts, all: t('allPlaces'), only: t('onlyThesePlaces') }}
        groups={[{ name: '', choices: named }]}
        ids={draft.locationIds}
        fault={fault('location_ids')}
        onChange={(locationIds) => onChange({ locationIds })}
      />
      <LimitPicker
        texts={{ ...texts, all: t('allServices'), only: t('onlyTheseServices') }}
        groups={named}
        ids={draft.serviceIds}
        fault={fault('service_ids')}
        onChange={(serviceIds) => onChange({ serviceIds })}
      />
    </>
  )
}
