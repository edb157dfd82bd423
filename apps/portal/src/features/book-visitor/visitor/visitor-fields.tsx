import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { typedValue } from '@rinda/client/bookings/visitor-values'
import type { FormField } from '@rinda/domain/company/profile'
import type { ReactNode } from 'react'
import { usePhrases } from '../../../session/phrases.ts'
import { useSession } from '../../../session/session.tsx'
import { comboboxOf, KnownField } from './known/known-field.tsx'
import { isAsking } from './known/offer.ts'
import { useKnownVisitors } from './known/use-known-visitors.ts'
import { PhoneField } from './phone-field.tsx'
import styles from './visitor-fields.module.css'
import type { VisitorForm } from './visitor-form.ts'

const isLong = (key: FormField['key']) => key === 'notes' || key === 'description'
const mostLetters = { name: 100, text: 2000 }

/** The fields that the company asks for at this location and for this service, in its order. */
export function VisitorFields({ form }: { form: VisitorForm }) {
  const { t } = usePhrases('booking')
  const { language } = useSession()
  const known = useKnownVisitors(form)
  return (
    <div className={styles.fields}>
      {form.fields.map((field, index) => {
        const { key, required, options } = field
        const fault = form.faults.find((one) => one.field === key)
        const shared = {
          name: key,
          label: t(`fields_${key}`),
          withAsterisk: required,
          required,
          value: form.values[key] ?? '',
          error: fault && t(fault.code === 'error_fields_empty' ? 'fieldEmpty' : fault.code),
          onChange: (event: { currentTarget: { value: string } }) => {
            form.setValue(key, event.currentTarget.value)
            known.typed(key)
          },
          autoComplete: 'off',
          ...(index === 0 ? { 'data-autofocus': true } : {}),
        }
        const asked = isAsking(key) ? { ...shared, ...comboboxOf(known, key) } : shared
        const around = (field: ReactNode) => (
          <KnownField key={key} name={key} known={known}>
            {field}
          </KnownField>
        )
        if (key === 'phone_number') return <PhoneField key={key} form={form} input={asked} around={around} />
        if (options) {
          const choices = options.map((one) => ({ value: one.id, label: one[language] }))
          return (
            <NativeSelect
              key={key}
              {...shared}
              value={typedValue(field, form.values)}
              data={[{ value: '', label: t('choose') }, ...choices]}
            />
          )
        }
        if (isLong(key)) {
          return (
            <Textarea
              key={key}
              {...shared}
              className={styles.wide ?? ''}
              maxLength={mostLetters.text}
              autosize
              minRows={1}
              maxRows={5}
            />
          )
        }
        const text = (
          <TextInput
            key={key}
            {...asked}
            maxLength={mostLetters.name}
            {...(key === 'email' ? { type: 'email', inputMode: 'email' as const } : {})}
          />
        )
        return isAsking(key) ? around(text) : text
      })}
    </div>
  )
}
