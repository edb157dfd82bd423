import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { BookingChangesProvider } from '../../bookings/queries/booking-changes.tsx'
import { BookingActsProvider } from '../../screens/bookings/acts/booking-acts.tsx'
import { LoadingScreen } from '../../screens/loading.tsx'
import { PortalConnection } from '../../session/portal-connection.tsx'
import { currentUserQuery } from '../../session/queries.ts'
import { SessionProvider } from '../../session/session.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { FetchLateParts } from './fetch-late-parts.ts'
import { FollowLocations } from './follow-locations.ts'
import { FollowRights } from './follow-rights.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { KeysList } from './keys-list.tsx'
import { LeaveWhenSignedOut } from './leave-when-signed-out.tsx'
import { NewVersion } from './new-version.tsx'
import styles from './shell.module.css'
import { SkipLink } from './skip-link.tsx'
import { Toasts } from './toasts.tsx'

/** The frame around every screen of a signed-in person. */
export function Shell() {
  const { data: user } = useQuery(currentUserQuery)
  if (!user) return <LeaveWhenSignedOut fallback={<LoadingScreen />} />
  return (
    <SessionProvider key={user.company.id} user={user}>
      <FollowRights user={user} />
      <FetchLateParts />
      <PortalConnection>
        <FollowLocations />
        <BookingChangesProvider>
          <BookingActsProvider>
            <div className={styles.shell}>
              <SkipLink />
              <Header />
              <ConnectionBanner />
              <main id="content" tabIndex={-1} className={styles.main}>
                <Outlet />
              </main>
              <Footer />
            </div>
            <Toasts />
            <KeysList />
            <NewVersion />
          </BookingActsProvider>
        </BookingChangesProvider>
      </PortalConnection>
    </SessionProvider>
  )
}
