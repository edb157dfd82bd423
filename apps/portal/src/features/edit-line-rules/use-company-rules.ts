import { getLineRules, updateLineRules } from '@rinda/client/set-up/line-rules'
import type { CompanyLineRulesAttributes } from '@rinda/contract/set-up/company-line-rules'
import { unpack } from '@rinda/live/queries'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http, locationsQuery } from '../../session/queries.ts'
import { useNotify } from '../../set-up/use-notify.ts'

// Below the locations: what changes how a company works has both asked for again.
const rulesQuery = queryOptions({
  queryKey: [...locationsQuery.queryKey, 'line-rules'],
  queryFn: async () => unpack(await getLineRules(http)),
  staleTime: 0,
})

/** Gives the rules of the company's line, and the way to change them: shown at once, and taken back where it is refused. */
export function useCompanyRules() {
  const { t } = useLatePhrases('locations')
  const notify = useNotify()
  const queries = useQueryClient()
  const { data: rules, isError, isFetching, refetch } = useQuery(rulesQuery)
  const { queryKey } = rulesQuery

  async function save(changed: Partial<Omit<CompanyLineRulesAttributes, 'inherited'>>): Promise<void> {
    const name = t('companyRules')
    await queries.cancelQueries({ queryKey })
    queries.setQueryData(queryKey, (known) => known && { ...known, ...changed })
    const result = await updateLineRules(http, changed)
    if (result.ok) {
      if (result.value) queries.setQueryData(queryKey, result.value)
      notify.updated(name)
    } else {
      notify.refused(name, result.failure)
      await queries.invalidateQueries({ queryKey })
    }
  }

  return { rules, isError, isFetching, refetch, save }
}
