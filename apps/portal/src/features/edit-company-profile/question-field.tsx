import { NativeSelect, TextInput } from '@mantine/core'
import { IconButton } from '@rinda/ui/components/icon-button'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './company-dialog.module.css'
import { typed } from './override-draft.ts'
import type { Question } from './questions.ts'

/** One question: its default stands in grey, an answer of the company's own is marked and can be taken back. */
export function QuestionField(props: {
  question: Question
  value: string
  inherited: unknown
  fault: string | undefined
  onChange: (value: string) => void
}) {
  const { t } = useLatePhrases('admin')
  const { t: fields } = useLatePhrases('setUpFields')
  const { question, value, onChange } = props
  const label = t(question.label)
  const isChanged = value !== ''
  const described = [
    ...(question.about ? [<span key="about">{fields(question.about)} </span>] : []),
    ...(isChanged
      ? [
          <span key="changed" className={styles.changed}>
            {t('changed')}
          </span>,
        ]
      : []),
  ]
  const shared = {
    label,
    value,
    error: props.fault,
    description: described.length > 0 ? described : undefined,
    classNames: { root: styles.grow ?? '' },
  }
  const options = optionsOf(question, { yes: t('yes'), no: t('no') }, (key) => t(key))
  // What is not offered unless it is said is a no.
  const inherited = typed(props.inherited ?? (question.kind === 'yes' ? false : undefined))
  return (
    <div className={styles.question} data-is-changed={isChanged || undefined}>
      {options ? (
        <NativeSelect
          {...shared}
          onChange={(event) => onChange(event.currentTarget.value)}
          data={[
            {
              value: '',
              label: t('byDefault', {
                value: options.find((one) => one.value === inherited)?.label ?? inherited,
              }),
            },
            ...options,
          ]}
        />
      ) : (
        <TextInput
          {...shared}
          placeholder={inherited || t('none')}
          inputMode={question.kind === 'number' ? 'numeric' : 'text'}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
      {isChanged && (
        <IconButton
          label={t('resetOf', { name: label })}
          icon={<IconArrowBackUp size={18} aria-hidden="true" />}
          onClick={() => onChange('')}
        />
      )}
    </div>
  )
}

type Option = { value: string; label: string }
type Labels = Extract<Question, { kind: 'choice' }>['options'][number][1]

function optionsOf(
  question: Question,
  words: { yes: string; no: string },
  say: (key: Labels) => string,
): Option[] | null {
  if (question.kind === 'yes')
    return [
      { value: 'true', label: words.yes },
      { value: 'false', label: words.no },
    ]
  if (question.kind !== 'choice') return null
  return question.options.map(([value, key]) => ({ value, label: say(key) }))
}
