import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { isWidget } from '../session/pages/widget-page.ts'

type Props = { to: string; children: ReactNode; className?: string | undefined; 'aria-label'?: string }

/**
 * A link to another of the visitors' pages, which comes without loading all anew; a new window or tab opens as with any link. From within a page
 * of another site it opens in a tab of its own: no other page of ours is shown in a frame.
 */
export function PageLink({ to, children, ...rest }: Props) {
  const [, navigate] = useLocation()
  if (isWidget())
    return (
      <a {...rest} href={`/visit${to}`} target="_blank" rel="noopener">
        {children}
      </a>
    )
  return (
    <a
      {...rest}
      href={`/visit${to}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        navigate(to)
      }}
    >
      {children}
    </a>
  )
}
