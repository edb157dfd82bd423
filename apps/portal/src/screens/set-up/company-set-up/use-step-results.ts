import { nameIn } from '@rinda/client/http/names'
import type { CompanyReadiness } from '@rinda/client/set-up/readiness'
import type { SetUpStep } from '@rinda/domain/set-up/readiness'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { useSession } from '../../../session/session.tsx'

/** Gives in a few words what came of the steps so far. */
export function useStepResults(
  companyId: number | undefined,
  readiness: CompanyReadiness | undefined,
): Partial<Record<SetUpStep, string>> {
  const { t, language } = useLatePhrases('companySetUp')
  const { data = [] } = useSession().locations
  if (!readiness) return {}
  const own = data.filter((one) => one.companyId === companyId)
  const services = own.flatMap((one) => one.services)
  return {
    company: nameIn(language, readiness.name),
    ...(own.length > 0 ? { location: own.map(({ name }) => nameIn(language, name)).join(', ') } : {}),
    ...(services.length > 0 ? { services: t('serves', { count: services.length }) } : {}),
  }
}
