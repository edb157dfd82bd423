import type { Texts } from '@rinda/client/http/entity'
import { listCompanies } from '@rinda/client/set-up/companies'
import { useCallback, useEffect, useState } from 'react'
import { visitorHttp } from '../../session/line/visitor-http.ts'

export type ShownCompany = { readonly id: number; readonly name: Texts }

const tryAgainMs = 3_000

/** Companies that are shown to visitors: undefined while they have not come, `failed` while they cannot be read, which is tried again. */
export type ShownCompanies = readonly ShownCompany[] | 'failed' | undefined

/** Lists the companies that are shown to visitors, and reads them at once when asked to. */
export function useCompanies(): { companies: ShownCompanies; readAgain: () => void } {
  const [companies, setCompanies] = useState<ShownCompanies>()
  const [asked, setAsked] = useState(0)
  const readAgain = useCallback(() => setAsked((times) => times + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let isGone = false
    const read = async () => {
      const result = await listCompanies(visitorHttp)
      if (isGone) return
      if (result.ok) setCompanies(result.value)
      else {
        setCompanies('failed')
        timer = setTimeout(read, tryAgainMs)
      }
    }
    void read()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [asked])
  return { companies, readAgain }
}
