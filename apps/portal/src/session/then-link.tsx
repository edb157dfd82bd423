import type { PastPart } from '@rinda/client/set-up/past'
import { mayTravel } from '@rinda/domain/access/permission'
import { iconButtonClass } from '@rinda/ui/components/buttons/icon-button'
import { IconHistory } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSession } from './session.tsx'

type ThenLinkProps = {
  /** Words for where it leads. */
  label: string
  location: number
  part?: PastPart
  moment?: string
  date?: string
  /** Closes what the link stands in, where that lies over every screen. */
  onLeave?: () => void
}

/** Leads to a location as it was at a moment, for those who may look there. */
export function ThenLink({ label, onLeave, ...search }: ThenLinkProps) {
  const { user } = useSession()
  if (!mayTravel(user)) return null
  return (
    <Link
      to="/time-travel"
      search={search}
      className={iconButtonClass()}
      onClick={onLeave}
      aria-label={label}
      title={label}
    >
      <IconHistory size={18} stroke={1.8} aria-hidden="true" />
    </Link>
  )
}
