import type { PortalUser } from '@rinda/client/people/portal-user'
import type { Location } from '@rinda/client/set-up/locations'
import type { OpenScreens } from '@rinda/domain/access/screen'
import type { CompanyProfile } from '@rinda/domain/company/profile'
import { languageOf, rememberLanguage } from '@rinda/live/language-choice'
import type { Language } from '@rinda/phrases/resources'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { speak, usePhrases } from './phrases.ts'
import { locationsQuery } from './queries.ts'

type OwnProfile = Pick<
  CompanyProfile,
  keyof OpenScreens | 'home' | 'root' | 'welcomeLink' | 'navigation' | 'reach'
>

export type Session = {
  readonly user: PortalUser
  /**
   * Part of the portal that is this person's: screens, navigation, and reach. The rules of a booking are
   * those of its location.
   */
  readonly profile: OwnProfile
  /**
   * Gives the rights of this person at a location and the rules of its company; where none is chosen, those
   * of their own company.
   */
  readonly profileAt: (locationId: number | undefined) => CompanyProfile
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

  const profileAt = useMemo(() => {
    const profiles = new Map(locations.data?.map(({ id, profile }) => [id, profile]))
    return (locationId = 0) => profiles.get(locationId) ?? user.profile
  }, [locations.data, user.profile])

  const session = useMemo(() => {
    const setLanguage = (chosen: Language) => {
      rememberLanguage(chosen, user.id)
      void speak(chosen)
    }
    return { user, profile: user.profile, profileAt, company: user.company, language, setLanguage, locations }
  }, [user, profileAt, language, locations])
  return <SessionContext value={session}>{children}</SessionContext>
}

/** The signed-in person's session. Only inside the shell, where there always is one. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession is for screens inside the shell')
  return session
}
