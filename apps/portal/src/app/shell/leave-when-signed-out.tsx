import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { paths } from '../paths.ts'

/** A session that ended while somebody worked: on to sign-in, and back to the same place after it. */
export function LeaveWhenSignedOut({ fallback }: { fallback: ReactNode }) {
  const navigate = useNavigate()
  useEffect(() => {
    const { pathname, search } = window.location
    void navigate({
      to: paths.login,
      search: { redirect: pathname + search, problem: 'ended' },
      replace: true,
    })
  }, [navigate])
  return fallback
}
