import { TextInput } from '@mantine/core'
import type { QuietHoursOnWire } from '@rinda/contract/set-up/message-rules'
import { Switch } from '@rinda/ui/components/fields/switch'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './message-rules.module.css'

const ends = ['from', 'till'] as const
const none: QuietHoursOnWire = { from: '00:00', till: '00:00' }

/** The hours in which visitors are not written to unless it cannot wait; the same time twice says that there are none. */
export function QuietHours(props: {
  hours: QuietHoursOnWire
  /** Hours that it begins with when it is turned on. */
  usual: QuietHoursOnWire
  onSave: (hours: QuietHoursOnWire) => void
}) {
  const { t } = useLatePhrases('messageRules')
  const { hours, usual, onSave } = props
  const [typed, setTyped] = useState<Partial<QuietHoursOnWire>>({})
  const isOn = hours.from !== hours.till
  const begin = usual.from === usual.till ? { from: '22:00', till: '07:00' } : usual

  function leave() {
    const next = { ...hours, ...typed }
    setTyped({})
    const isChanged = next.from !== hours.from || next.till !== hours.till
    if (isChanged && next.from && next.till && next.from !== next.till) onSave(next)
  }

  return (
    <fieldset className={styles.group} aria-describedby="about-quiet">
      <legend>{t('quiet')}</legend>
      <p id="about-quiet">{t('quietText')}</p>
      <Switch
        label={t('quietOn')}
        text={t('quietOn')}
        isOn={isOn}
        onChange={(isWanted) => onSave(isWanted ? begin : none)}
      />
      {isOn && (
        <div className={styles.hours}>
          {ends.map((end) => (
            <TextInput
              key={end}
              type="time"
              label={t(end)}
              value={typed[end] ?? hours[end]}
              onChange={(event) => setTyped({ ...typed, [end]: event.currentTarget.value })}
              onBlur={leave}
              onKeyDown={(event) => {
                if (event.key === 'Enter') leave()
              }}
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}
