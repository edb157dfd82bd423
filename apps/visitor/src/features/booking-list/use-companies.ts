import type { Texts } from '@rinda/client/http/entity'
import { listCompanies } from '@rinda/client/set-up/companies'
import { useEffect, useState } from 'react'
import { visitorHttp } from '../../session/visitor-http.ts'

export type ShownCompany = { readonly id: number; readonly name: Texts }

const tryAgainMs = 3_000

/** Lists the companies that are shown to visitors; undefined while they have not come. */
export function useCompanies(): readonly ShownCompany[] | undefined {
  const [companies, setCompanies] = useState<readonly ShownCompany[]>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let isGone = false
    const read = async () => {
      const result = await listCompanies(visitorHttp)
      if (isGone) return
      if (result.ok) setCompanies(result.value)
      else timer = setTimeout(read, tryAgainMs)
    }
    void read()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [])
  return companies
}
