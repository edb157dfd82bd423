import { nameIn } from '@rinda/client/http/names'
import { approvals, bookingStatuses } from '@rinda/domain/booking/status'
import type { ChoiceOption } from '@rinda/ui/components/fields/choice'
import { useQuery } from '@tanstack/react-query'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { companiesQuery } from '../../set-up/platform-queries.ts'
import { clientChoices, type LogFilterName, type LogFilters } from './log-filters.ts'

export type FilterChoice = { name: LogFilterName; label: string; options: ChoiceOption[] }

/** Lists the filters that there are for this person, each with what can be chosen. */
export function useFilterOptions({ company, location }: LogFilters): FilterChoice[] {
  const { t, language } = useLatePhrases('bookingLog')
  const { t: say } = usePhrases('booking')
  const { user, locations } = useSession()
  const isPlatform = user.role === 'QTICKET_ADMIN'
  const { data: companies = [] } = useQuery({ ...companiesQuery, enabled: isPlatform })
  const own = (locations.data ?? []).filter((one) => company === undefined || one.companyId === company)
  const chosen = own.filter(({ id }) => location === undefined || id === location)
  const named = (rows: readonly { id: number; name: Parameters<typeof nameIn>[1] }[]) =>
    rows.map(({ id, name }) => ({ value: String(id), label: nameIn(language, name) }))
  const specialists = new Map(
    chosen.flatMap((one) => one.specialists).map(({ id, name }) => [String(id), name]),
  )
  const choices: FilterChoice[] = [
    {
      name: 'company',
      label: t('company'),
      options: isPlatform
        ? companies.map((one) => ({ value: String(one.id), label: one[`name_${language}`] || one.name }))
        : [],
    },
    { name: 'location', label: t('location'), options: named(own) },
    { name: 'service', label: t('service'), options: named(chosen.flatMap((one) => one.services)) },
    {
      name: 'specialist',
      label: t('specialist'),
      options: [...specialists].map(([value, label]) => ({ value, label })),
    },
    {
      name: 'status',
      label: t('status'),
      options: bookingStatuses.map((value) => ({ value, label: say(`statuses_${value}`) })),
    },
    {
      name: 'approval',
      label: t('approval'),
      options: approvals.map((value) => ({ value, label: t(`approval_${value}`) })),
    },
    {
      name: 'client',
      label: t('client'),
      options: clientChoices.map((value) => ({ value, label: say(`from_${value}`) })),
    },
  ]
  return choices.filter(({ options }) => options.length > 0)
}
