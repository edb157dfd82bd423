import { Radio } from '@mantine/core'
import { Suspense } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './cancel-booking-dialog.module.css'
import type { CancelScope } from './cancel-form.ts'

const scopes = ['one', 'following'] as const

type SeriesScopeProps = { chosen: CancelScope; onChoose: (scope: CancelScope) => void }

/** Asks of something that repeats whether only this one is meant, or all later ones too. */
export function SeriesScope(props: SeriesScopeProps) {
  return (
    <Suspense fallback={null}>
      <Scope {...props} />
    </Suspense>
  )
}

function Scope({ chosen, onChoose }: SeriesScopeProps) {
  const { t } = useLatePhrases('repeat')
  return (
    <fieldset className={styles.scope}>
      <legend className={styles.legend}>{t('scope')}</legend>
      {scopes.map((scope) => (
        <Radio
          key={scope}
          name="scope"
          label={t(scope)}
          checked={scope === chosen}
          onChange={() => onChoose(scope)}
        />
      ))}
    </fieldset>
  )
}
