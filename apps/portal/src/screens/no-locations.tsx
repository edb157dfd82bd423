import { mayOpen } from '@rinda/domain/access/screen'
import { buttonClass } from '@rinda/ui/components/buttons/button'
import { EmptyFace } from '@rinda/ui/components/notices/faces'
import { IconMapPin } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { usePhrases } from '../session/phrases.ts'
import { useSession } from '../session/session.tsx'

/** Says that there is no location to work at yet, and leads to where one is added, or names who can. */
export function NoLocationsFace({ title, text }: { title: string; text: string }) {
  const { t } = usePhrases('calendar')
  const maySetUp = mayOpen(useSession().profile, 'locations')
  return (
    <EmptyFace
      title={title}
      text={maySetUp ? text : t('empty_askAdmin')}
      icon={<IconMapPin size={32} stroke={1.6} />}
      {...(maySetUp && {
        action: (
          <Link to="/locations" className={buttonClass('primary')}>
            {t('toLocations')}
          </Link>
        ),
      })}
    />
  )
}
