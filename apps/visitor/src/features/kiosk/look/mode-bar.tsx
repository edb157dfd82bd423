import { IconCheck, IconContrast2, IconTextSize, IconVolume, IconWheelchair } from '@tabler/icons-react'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import styles from './frame.module.css'
import { modes, type useModes } from './use-modes.ts'
import { useReading } from './use-reading.ts'

const icons = { larger: IconTextSize, contrast: IconContrast2, lower: IconWheelchair }

/** The ways in which the screen can be drawn, and its being read aloud, at the foot of every step. */
export function ModeBar({ look, step }: { look: ReturnType<typeof useModes>; step: string }) {
  const { t, language } = useLatePhrases('kiosk')
  const reading = useReading(language, step)
  return (
    <fieldset className={styles.modes} aria-label={t('modes')}>
      {modes.map((mode) => {
        const Icon = look.chosen[mode] ? IconCheck : icons[mode]
        return (
          <button key={mode} type="button" aria-pressed={look.chosen[mode]} onClick={() => look.toggle(mode)}>
            <Icon aria-hidden="true" />
            {t(mode)}
          </button>
        )
      })}
      {reading && (
        <button type="button" aria-pressed={reading.isReading} onClick={reading.toggle}>
          <IconVolume aria-hidden="true" />
          {t(reading.isReading ? 'stopReading' : 'read')}
        </button>
      )}
    </fieldset>
  )
}
