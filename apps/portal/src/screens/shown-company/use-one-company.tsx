import type { Location } from '@rinda/client/set-up/locations'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../../session/session.tsx'
import { CompanyChoice } from '../../set-up/company-choice.tsx'
import { companyIn } from './company-search.ts'

type OneCompany = {
  /** The company that is looked at, where the person sees several; undefined for all others, who have their own. */
  companyId: number | undefined
  /** The person's locations in it. */
  locations: readonly Location[]
  /** Field in which another one is chosen; nothing for those who have one company alone. */
  choice: ReactNode
}

/** Keeps a screen that tells of one company to it: that of the location in the address, or the one that is named there, or one's own. */
export function useOneCompany(locationId: number | undefined): OneCompany {
  const { user, locations } = useSession()
  const search = useSearch({ strict: false }) as Readonly<Record<string, unknown>>
  const navigate = useNavigate()
  const own = locations.data ?? []
  if (user.role !== 'QTICKET_ADMIN') return { companyId: undefined, locations: own, choice: null }
  const companyId = own.find(({ id }) => id === locationId)?.companyId ?? companyIn(search) ?? user.company.id
  return {
    companyId,
    locations: own.filter((one) => one.companyId === companyId),
    choice: (
      <CompanyChoice
        isOne
        companyId={companyId}
        onChange={(company) => void navigate({ to: '.', search: { company }, resetScroll: false })}
      />
    ),
  }
}
