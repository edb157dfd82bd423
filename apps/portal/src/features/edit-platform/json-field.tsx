import { Textarea } from '@mantine/core'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './platform.module.css'

/** An override as JSON, for those who know what can be said. */
export function JsonField(props: {
  value: string
  fault: string | undefined
  onChange: (value: string) => void
}) {
  const { t } = useLatePhrases('admin')
  return (
    <Textarea
      label={t('override')}
      description={t('longTailText')}
      classNames={{ input: styles.json ?? '', error: styles.faults ?? '' }}
      rows={6}
      spellCheck={false}
      value={props.value}
      error={props.fault}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  )
}

export function jsonOf(profile: object): string {
  return Object.keys(profile).length > 0 ? JSON.stringify(profile, null, 2) : ''
}

/** Reads what was typed as a JSON object, empty text as `{}`; undefined where it is none. */
export function objectIn(json: string): object | undefined {
  try {
    const value: unknown = json.trim() === '' ? {} : JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
