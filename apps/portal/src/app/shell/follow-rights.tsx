import type { PortalUser } from '@rinda/client/people/portal-user'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Asks the guard of the screen again when what the person may do has changed: one that is no longer theirs is left. */
export function FollowRights({ user }: { user: PortalUser }) {
  const router = useRouter()
  const rights = JSON.stringify([user.company.id, user.role, user.profile.home])
  const asked = useRef(rights)
  useEffect(() => {
    if (asked.current === rights) return
    asked.current = rights
    void router.invalidate()
  }, [rights, router])
  return null
}
