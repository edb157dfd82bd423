import { buttonClass } from '@rinda/ui/components/buttons/button'
import { EmptyFace } from '@rinda/ui/components/notices/faces'
import { IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useLatePhrases } from '../../session/late-phrases.ts'

/** Nothing needs attention: calm, and the way back to work. `calendar` is where that is, for those who may go there. */
export function NothingLeft(props: { isOneLocation: boolean; calendar: string | undefined }) {
  const { t } = useLatePhrases('issues')
  return (
    <EmptyFace
      title={t('emptyTitle')}
      text={props.isOneLocation ? t('emptyHereText') : t('emptyText')}
      icon={<IconCircleCheck size={32} stroke={1.6} />}
      action={
        props.calendar && (
          <Link to={props.calendar} className={buttonClass('primary')}>
            {t('toCalendar')}
          </Link>
        )
      }
    />
  )
}
