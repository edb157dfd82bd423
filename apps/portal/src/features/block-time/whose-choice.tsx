import { NativeSelect } from '@mantine/core'
import { useLatePhrases } from '../../session/late-phrases.ts'
import type { Blockable } from './block-choices.ts'

/** Lets choose whose time is to be blocked: a specialist, or a service that has none. */
export function WhoseChoice(props: {
  whom: readonly Blockable[]
  /** The key of one of them. */
  chosen: string
  onChoose: (key: string) => void
  /** True where the dialog begins: this field gets the focus. */
  isFirst: boolean
}) {
  const { t } = useLatePhrases('block')
  return (
    <NativeSelect
      label={t('who')}
      data-autofocus={props.isFirst || undefined}
      value={props.chosen}
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
