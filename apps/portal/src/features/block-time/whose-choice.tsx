import { NativeSelect } from '@mantine/core'
import { useLatePhrases } from '../../session/late-phrases.ts'
import type { Blockable } from './block-choices.ts'

/** Whose time is to be blocked: the specialists, and the services that have none. */
export function WhoseChoice(props: {
  whom: readonly Blockable[]
  chosen: Blockable | undefined
  onChoose: (key: string) => void
  /** Where the dialog begins. */
  isFirst: boolean
}) {
  const { t } = useLatePhrases('block')
  return (
    <NativeSelect
      label={t('who')}
      data-autofocus={props.isFirst || undefined}
      value={props.chosen?.key ?? ''}
      onChange={(event) => props.onChoose(event.currentTarget.value)}
    >
      {(['specialists', 'services'] as const).map((kind) => {
        const own = props.whom.filter((one) => (one.specialistId === null) === (kind === 'services'))
        return own.length === 0 ? null : (
          <optgroup key={kind} label={t(kind)}>
            {own.map((one) => (
              <option key={one.key} value={one.key}>
                {one.name}
              </option>
            ))}
          </optgroup>
        )
      })}
    </NativeSelect>
  )
}
