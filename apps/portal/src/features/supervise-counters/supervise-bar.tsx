import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { useNow } from '@rinda/live/use-now'
import { Button } from '@rinda/ui/components/button'
import { Choice } from '@rinda/ui/components/choice'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useDurationText } from '../../bookings/use-duration-text.ts'
import { minutesToClosing } from '../../queue/minutes-to-closing.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import styles from './supervise-bar.module.css'

/** The location that is looked at, the way to one's own counter, and how long it is open. */
export function SuperviseBar(props: {
  location: Location
  locations: readonly Location[]
  viewSwitch: ReactNode
  onLocation: (locationId: number) => void
  /** Undefined while it is not known which counters there are. */
  onAdd: (() => void) | undefined
}) {
  const { t, language } = useLatePhrases('supervise')
  const { t: say } = useLatePhrases('counter')
  const { profileAt } = useSession()
  const durationText = useDurationText()
  const { location, locations } = props
  const name = nameIn(language, location.name)
  const minutesLeft = minutesToClosing(location, useNow(), profileAt(location.id).zone)
  return (
    <div className={styles.bar}>
      <h1 className={locations.length > 1 ? 'rinda-only-heard' : styles.location}>
        {locations.length > 1 ? t('title', { location: name }) : name}
      </h1>
      {locations.length > 1 && (
        <Choice
          label={t('location')}
          value={String(location.id)}
          options={locations.map((one) => ({ value: String(one.id), label: nameIn(language, one.name) }))}
          onChange={(value) => props.onLocation(Number(value))}
        />
      )}
      {props.viewSwitch}
      <p className={styles.state}>
        {minutesLeft === null ? say('isClosed') : say('closesIn', { time: durationText(minutesLeft) })}
      </p>
      {props.onAdd && (
        <Button
          kind="primary"
          icon={<IconPlus size={18} stroke={2} aria-hidden="true" />}
          onClick={props.onAdd}
        >
          {t('addCounter')}
        </Button>
      )}
    </div>
  )
}
