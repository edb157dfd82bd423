import { useQuery } from '@tanstack/react-query'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { companiesQuery } from '../../set-up/platform-queries.ts'

/**
 * Gives the name of a company in the person's language, and its number until the name is known. Asks only for
 * the platform's admin, as nobody else may.
 */
export function useCompanyNames(isAsked: boolean): (companyId: number) => string {
  const { language } = useLatePhrases('people')
  const { data = [] } = useQuery({ ...companiesQuery, enabled: isAsked })
  const names = new Map(data.map((one) => [one.id, one[`name_${language}`] || one.name]))
  return (companyId) => names.get(companyId) ?? String(companyId)
}
