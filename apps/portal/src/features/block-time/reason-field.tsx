import { Textarea } from '@mantine/core'
import type { RefObject } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'

/** Asks why time is blocked, where the company wants to know it. */
export function ReasonField(props: {
  field: RefObject<HTMLTextAreaElement | null>
  value: string
  fault: string
  onChange: (written: string) => void
}) {
  const { t } = useLatePhrases('block')
  return (
    <Textarea
      ref={props.field}
      label={t('reason')}
      description={t('reasonHint')}
      withAsterisk
      required
      rows={2}
      maxLength={2000}
      value={props.value}
      error={props.fault}
      data-autofocus
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  )
}
