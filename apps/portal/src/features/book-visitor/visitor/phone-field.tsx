import { NativeSelect, TextInput } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { usePhrases } from '../../../session/phrases.ts'
import { useSession } from '../../../session/session.tsx'
import { homeCountry, listCountries, type PhoneCountry } from './phone.ts'
import styles from './visitor-fields.module.css'
import type { VisitorForm } from './visitor-form.ts'

type SharedInput = {
  name: string
  label: string
  value: string
  required: boolean
  withAsterisk: boolean
  error: string | undefined
  onChange: (event: { currentTarget: { value: string } }) => void
}

const firstCountries: readonly PhoneCountry[] = [{ code: homeCountry, callingCode: '371', name: 'LV' }]

/** A number and the country it is dialled in. The list of countries comes a moment after the form. */
export function PhoneField(props: {
  form: VisitorForm
  input: SharedInput
  /** Puts around the field of the number what belongs to it alone. */
  around: (field: ReactNode) => ReactNode
}) {
  const { form, input } = props
  const { t } = usePhrases('booking')
  const { language } = useSession()
  const [countries, setCountries] = useState(firstCountries)

  useEffect(() => {
    let isWanted = true
    void listCountries(language).then((listed) => {
      if (isWanted) setCountries(listed)
    })
    return () => {
      isWanted = false
    }
  }, [language])

  return (
    <div className={styles.phone}>
      <NativeSelect
        label={t('fields_phone_country')}
        value={form.country}
        onChange={(event) => form.setCountry(event.currentTarget.value)}
        data={countries.map((one) => ({ value: one.code, label: `+${one.callingCode} ${one.name}` }))}
      />
      {props.around(<TextInput {...input} type="tel" inputMode="tel" maxLength={30} />)}
    </div>
  )
}
