import type { Location } from '@rinda/client/set-up/locations'
import { useNow } from '@rinda/live/use-now'
import { Button, buttonClass } from '@rinda/ui/components/buttons/button'
import { IconDeviceTv, IconPlus, IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useDurationText } from '../../bookings/words/use-duration-text.ts'
import { isOpenAlways, minutesToClosing } from '../../queue/minutes-to-closing.ts'
import bar from '../../queue/queue-bar.module.css'
import { QueueBar } from '../../queue/queue-bar.tsx'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import styles from './supervise-bar.module.css'

/** Pages of the location for its visitors, which the devices on its walls show. */
const pages = [
  { name: 'display', Icon: IconDeviceTv },
  { name: 'kiosk', Icon: IconPrinter },
] as const

/** The location that is looked at, the way to one's own counter, and how long it is open. */
export function SuperviseBar(props: {
  location: Location
  locations: readonly Location[]
  viewSwitch: ReactNode
  onLocation: (locationId: number) => void
  /** Undefined while it is not known which counters there are. */
  onAdd: (() => void) | undefined
}) {
  const { t } = useLatePhrases('supervise')
  const { t: say } = useLatePhrases('counter')
  const { profileAt } = useSession()
  const durationText = useDurationText()
  const { location } = props
  const at = [location, useNow(), profileAt(location.id).zone] as const
  const minutesLeft = minutesToClosing(...at)
  const closing =
    minutesLeft === null ? say('isClosed') : say('closesIn', { time: durationText(minutesLeft) })
  return (
    <QueueBar {...props} titleOf={(name) => t('title', { location: name })}>
      {props.viewSwitch}
      <p className={bar.state}>{isOpenAlways(...at) ? say('openAlways') : closing}</p>
      <nav className={styles.pages} aria-label={t('pages')}>
        {pages.map(({ name, Icon }) => (
          <a
            key={name}
            className={buttonClass()}
            href={`/visit/${name}/${location.id}`}
            target="_blank"
            rel="noopener"
            title={t('newTab')}
          >
            <Icon size={18} stroke={1.8} aria-hidden="true" />
            <span className={bar.word}>{t(name)}</span>
          </a>
        ))}
      </nav>
      {props.onAdd && (
        <Button
          kind="primary"
          icon={<IconPlus size={18} stroke={2} aria-hidden="true" />}
          onClick={props.onAdd}
        >
          <span className={bar.word}>{t('addCounter')}</span>
        </Button>
      )}
    </QueueBar>
  )
}
