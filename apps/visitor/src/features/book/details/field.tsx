import type { FormField } from '@rinda/domain/company/profile'
import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import styles from './details.module.css'

type Props = {
  field: FormField
  value: string
  why: string | null
  /** The field is for what the matter is. */
  isProblem?: boolean
  /** A field beside it, as the country's code is beside a number. */
  before?: ReactNode
  onValue: (value: string) => void
}

const autoComplete: { readonly [Key in FormField['key']]?: string } = {
  first_name: 'given-name',
  last_name: 'family-name',
  phone_number: 'tel-national',
  email: 'email',
  company_name: 'organization',
  business_name: 'organization',
  www: 'url',
}
const modes = { phone_number: 'tel', email: 'email', www: 'url' } as const
const longest: { readonly [Key in FormField['key']]?: number } = { notes: 2000, phone_number: 25 }
const isLong = (key: FormField['key']) => key === 'notes' || key === 'description' || key === 'info'

/** A field of the form: its name, what is wrong with it and how it would be right, and what is typed. */
export function Field({ field: { key, required, options }, value, why, isProblem, before, onValue }: Props) {
  const { t, language } = useLatePhrases('book')
  const shared = {
    ...{ id: `book-${key}`, name: key, value, required },
    ...{ 'aria-invalid': why !== null, ...(why ? { 'aria-describedby': `why-${key}` } : {}) },
    onChange: (event: { target: { value: string } }) => onValue(event.target.value),
  }
  const input = options ? (
    <select {...shared}>
      <option value="">{t('choose')}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option[language]}
        </option>
      ))}
    </select>
  ) : isLong(key) ? (
    <textarea {...shared} rows={2} maxLength={longest[key] ?? 500} />
  ) : (
    <input
      {...shared}
      type="text"
      maxLength={longest[key] ?? 100}
      inputMode={key in modes ? modes[key as keyof typeof modes] : 'text'}
      autoCapitalize={key in modes ? 'none' : 'sentences'}
      spellCheck={false}
      {...(autoComplete[key] ? { autoComplete: autoComplete[key] } : {})}
    />
  )
  return (
    <div className={styles.field} data-field={key} data-faulty={why !== null}>
      <label htmlFor={`book-${key}`}>
        {t(isProblem ? 'field_problem' : `field_${key}`)} {!required && <small>{t('optional')}</small>}
      </label>
      {why && (
        <p id={`why-${key}`} className={styles.why}>
          <IconAlertCircle aria-hidden="true" />
          {why}
        </p>
      )}
      <div className={styles.inputs}>
        {before}
        {input}
      </div>
    </div>
  )
}
