import { TextInput } from '@mantine/core'
import '@rinda/ui/styles/mantine-fields.css'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './choose-place.module.css'
import { degreesIn, type Point } from './point.ts'

type PlaceNumbersProps = {
  value: Point
  onChange: (value: Point) => void
  /** Texts of the faults, by attribute. */
  faults: ReadonlyMap<string, string>
}

/** The point in numbers: they follow the map, and the map follows them. */
export function PlaceNumbers({ value, onChange, faults }: PlaceNumbersProps) {
  const { t } = useLatePhrases('newLocation')
  const { t: fields } = useLatePhrases('setUpFields')
  const [typed, setTyped] = useState({ latitude: '', longitude: '' })

  const field = (of: keyof Point) => {
    // What was typed stays as it was as long as it means this number: “56.90” does not become “56.9” under one's hands.
    const isMeant = Object.is(degreesIn(typed[of], of), value[of])
    return (
      <TextInput
        label={fields(`location_${of}`)}
        inputMode="decimal"
        autoComplete="off"
        value={isMeant ? typed[of] : String(value[of])}
        error={Number.isNaN(value[of]) ? t('notDegrees') : faults.get(of)}
        onChange={(event) => {
          const text = event.currentTarget.value
          setTyped({ ...typed, [of]: text })
          onChange({ ...value, [of]: degreesIn(text, of) })
        }}
      />
    )
  }
  return (
    <div className={styles.numbers}>
      {field('latitude')}
      {field('longitude')}
    </div>
  )
}
