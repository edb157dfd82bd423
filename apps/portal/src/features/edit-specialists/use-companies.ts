import { nameIn } from '@rinda/client/http/names'
import { useQuery } from '@tanstack/react-query'
import { usePhrases } from '../../session/phrases.ts'
import { companiesQuery } from '../../set-up/platform-queries.ts'

/** The companies that somebody new may be of, where there is more than the person's own. */
export function useCompanies(isPlatformAdmin: boolean): readonly { id: number; name: string }[] {
  const { language } = usePhrases('shell')
  const { data = [] } = useQuery({ ...companiesQuery, enabled: isPlatformAdmin })
  return data.map((one) => ({
    id: one.id,
    name: nameIn(language, { default: one.name, lv: one.name_lv, en: one.name_en, ru: one.name_ru }),
  }))
}
