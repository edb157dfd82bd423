import { useQuery } from '@tanstack/react-query'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { companiesQuery } from '../../set-up/platform-queries.ts'

/** What companies are called, for the platform's admin, who alone may ask; by their number until it is known. */
export function useCompanyNames(isAsked: boolean): (companyId: number) => string {
  const { language } = useLatePhrases('people')
  const { data = [] } = useQuery({ ...companiesQuery, enabled: isAsked })
  const names = new Map(data.map((one) => [one.id, one[`name_${language}`] || one.name]))
  return (companyId) => names.get(companyId) ?? String(companyId)
}
