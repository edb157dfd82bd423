import type { Location } from '@rinda/client/locations'
import type { PortalUser } from '@rinda/client/portal-user'
import type { CompanyProfile } from '@rinda/domain/company/profile'
import type { Language } from '@rinda/phrases/resources'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { languageOf, rememberLanguage, speak, usePhrases } from './phrases.ts'
import { locationsQuery } from './queries.ts'

export type Session = {
  readonly user: PortalUser
  /** What this person may do and how their company works: screens ask it, and nothing else. */
  readonly profile: CompanyProfile
  readonly company: PortalUser['company']
  readonly language: Language
  readonly setLanguage: (language: Language) => void
  /** The person's own locations: `data`, `isPending`, `isError`, `refetch`. */
  readonly locations: UseQueryResult<readonly Location[]>
}

const SessionContext = createContext<Session | null>(null)

export function SessionProvider({ user, children }: { user: PortalUser; children: ReactNode }) {
  const { language } = usePhrases('shell')
  const locations = useQuery(locationsQuery)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person; later the choice is theirs
  useEffect(() => {
    const own = languageOf(user)
    if (own && own !== language) void speak(own)
  }, [user.id])

  const session = useMemo(() => {
    const setLanguage = (chosen: Language) => {
      rememberLanguage(chosen, user.id)
      void speak(chosen)
    }
    return { user, profile: user.profile, company: user.company, language, setLanguage, locations }
  }, [user, language, locations])
  return <SessionContext value={session}>{children}</SessionContext>
}

/** The signed-in person's session. Only inside the shell, where there always is one. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession is for screens inside the shell')
  return session
}
