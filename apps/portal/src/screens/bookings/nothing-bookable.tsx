import { mayOpen } from '@rinda/domain/access/screen'
import { buttonClass } from '@rinda/ui/components/buttons/button'
import { EmptyFace } from '@rinda/ui/components/notices/faces'
import { IconUsersGroup } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import type { NothingBookable } from './why-nothing-bookable.ts'

/** Says why nothing can be booked at a branch, and leads to where that is set up, or names who can. */
export function NothingBookableFace({ locationId, why }: { locationId: number; why: NothingBookable }) {
  const { t } = usePhrases('calendar')
  const { profile } = useSession()
  const isSetUp = why !== 'hidden'
  const maySetUp = isSetUp && mayOpen(profile, 'locations')
  return (
    <EmptyFace
      title={t('empty_noColumnsTitle')}
      text={[t(`empty_${why}Text`), ...(isSetUp && !maySetUp ? [t('empty_askAdmin')] : [])].join(' ')}
      icon={<IconUsersGroup size={32} stroke={1.6} />}
      {...(maySetUp && {
        action: (
          <Link
            to="/locations/$locationId"
            params={{ locationId: String(locationId) }}
            className={buttonClass('primary')}
          >
            {t('empty_toServices')}
          </Link>
        ),
      })}
    />
  )
}
