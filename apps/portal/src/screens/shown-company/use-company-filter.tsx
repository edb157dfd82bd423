import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useCallback } from 'react'
import { useSession } from '../../session/session.tsx'
import { CompanyChoice } from '../../set-up/company-choice.tsx'
import { companyIn } from './company-search.ts'

type CompanyFilter = {
  /** The one company that is looked at; none: every one that the person sees. */
  companyId: number | undefined
  /** Keeps what is of that company. */
  of: <Each extends { readonly companyId: number }>(all: readonly Each[]) => readonly Each[]
  /** Field in which it is chosen; nothing for those who have one company alone. */
  choice: ReactNode
}

/** Limits a screen to one company, for the platform's admin: which stands in the address, as all that is chosen. */
export function useCompanyFilter(): CompanyFilter {
  const { user } = useSession()
  const search = useSearch({ strict: false }) as Readonly<Record<string, unknown>>
  const navigate = useNavigate()
  const isPlatform = user.role === 'QTICKET_ADMIN'
  const companyId = isPlatform ? companyIn(search) : undefined
  const choose = (company: number | undefined) => {
    const { company: _, ...others } = search
    const chosen = { ...others, ...(company === undefined ? {} : { company }) }
    void navigate({ to: '.', search: chosen, replace: true, resetScroll: false })
  }
  const of: CompanyFilter['of'] = useCallback(
    (all) => (companyId === undefined ? all : all.filter((one) => one.companyId === companyId)),
    [companyId],
  )
  return {
    companyId,
    of,
    choice: isPlatform && <CompanyChoice companyId={companyId} onChange={choose} />,
  }
}
