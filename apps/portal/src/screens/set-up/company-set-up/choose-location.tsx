import { NativeSelect } from '@mantine/core'
import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { MantineLook } from '@rinda/ui/components/mantine-look'
import '@rinda/ui/styles/mantine-fields.css'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import styles from './choose-location.module.css'

/** Chooses which of a company’s locations a step is about; of one alone there is no choice. */
export function ChooseLocation(props: {
  locations: readonly Location[]
  chosen: number | 'new'
  /** Another one can be begun. */
  mayAdd?: boolean
  onChoose: (location: number | 'new') => void
}) {
  const { t, language } = useLatePhrases('companySetUp')
  const { locations, chosen, mayAdd = false } = props
  if (locations.length === 0 || (locations.length === 1 && !mayAdd)) return null
  return (
    <div className={styles.choice}>
      <MantineLook>
        <NativeSelect
          label={t('whichLocation')}
          value={String(chosen)}
          onChange={({ currentTarget: { value } }) => props.onChoose(value === 'new' ? 'new' : Number(value))}
          data={[
            ...locations.map(({ id, name }) => ({ value: String(id), label: nameIn(language, name) })),
            ...(mayAdd ? [{ value: 'new', label: t('newLocation') }] : []),
          ]}
        />
      </MantineLook>
    </div>
  )
}
