import { locationStates } from '@rinda/client/queue/location-states'
import { LiveConnection } from '@rinda/live/connection'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { followProfile } from './follow-profile.ts'
import { portalVersion } from './portal-version.ts'
import { currentUserQuery } from './queries.ts'
import { useSession } from './session.tsx'
import { tellWatchers } from './watched-messages.ts'

/** With a change come the new states of the days that it touches, and of the line of a location: nothing is asked again. */
const understood = ['day_states', locationStates]

/** The live connection of the person who is signed in. */
export function PortalConnection({ children }: { children: ReactNode }) {
  const { user, company } = useSession()
  const queries = useQueryClient()
  return (
    <LiveConnection
      companyId={company.id}
      version={portalVersion ?? 'development'}
      token={user.token}
      receivesEveryCompany={user.role === 'QTICKET_ADMIN'}
      understands={understood}
      watcher={tellWatchers}
      onBack={() => void followProfile(queries)}
      onProfileChanged={() => void followProfile(queries)}
      // Asking who is signed in leads to the sign-in page.
      onSignedOut={() => void queries.invalidateQueries({ queryKey: currentUserQuery.queryKey })}
    >
      {children}
    </LiveConnection>
  )
}
