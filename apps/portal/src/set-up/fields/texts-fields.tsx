import { Textarea, TextInput } from '@mantine/core'
import type { TextsDraft } from '@rinda/client/http/entity'
import { FieldGroup } from './field-group.tsx'
import '@rinda/ui/styles/mantine-fields.css'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './fields.module.css'
import type { FieldTexts } from './use-fault-texts.ts'

const languages = [
  ['lv', 'inLv'],
  ['en', 'inEn'],
  ['ru', 'inRu'],
] as const

/** Part of the letters from which a short field counts them: before that there is room enough. */
const shownFrom = 0.7

type TextsFieldsProps = {
  /** The attribute on the wire, without its language: `name` of `name_lv`. */
  attribute: string
  label: string
  value: TextsDraft
  onChange: (value: TextsDraft) => void
  /** Texts of the faults, by attribute: `name_lv`. */
  faults: FieldTexts
  /** Most letters that there may be; the field counts them. */
  max: number
  isRequired?: boolean
  /** Of several lines. */
  isLong?: boolean
  /** A field was left: its attribute. */
  onLeft?: (attribute: string) => void
}

/** A text in three languages, a field for each: beside each other where there is room, long ones one below the other. */
export function TextsFields(props: TextsFieldsProps) {
  const { t } = useLatePhrases('setUpFields')
  const { attribute, label, value, max, isLong = false, isRequired = false } = props
  const Field = isLong ? Textarea : TextInput
  return (
    <FieldGroup title={label}>
      <div className={styles.languages} data-is-long={isLong || undefined}>
        {languages.map(([language, inLanguage]) => {
          const name = `${attribute}_${language}`
          const text = value[language] ?? ''
          return (
            <Field
              key={language}
              lang={language}
              label={
                <>
                  <span aria-hidden="true">{language.toUpperCase()}</span>
                  <span className="rinda-only-heard">{t(inLanguage, { field: label })}</span>
                </>
              }
              required={isRequired}
              value={text}
              error={props.faults.get(name)}
              autoComplete="off"
              {...(isLong ? { autosize: true, minRows: 2, maxRows: 8 } : {})}
              {...(isLong || text.trim().length > max * shownFrom
                ? {
                    rightSection: <Count length={text.trim().length} max={max} />,
                    rightSectionWidth: 74,
                    rightSectionPointerEvents: 'none' as const,
                  }
                : {})}
              onBlur={() => props.onLeft?.(name)}
              onChange={(event: { currentTarget: { value: string } }) =>
                props.onChange({ ...value, [language]: event.currentTarget.value })
              }
            />
          )
        })}
      </div>
    </FieldGroup>
  )
}

/**
 * Shows how many of the allowed letters are used. Not read aloud with every key: the fault says it when there
 * are too many.
 */
function Count({ length, max }: { length: number; max: number }) {
  return (
    <span className={styles.count} data-is-over={length > max || undefined} aria-hidden="true">
      {length}/{max}
    </span>
  )
}
