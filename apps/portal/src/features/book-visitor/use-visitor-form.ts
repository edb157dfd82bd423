import type { FormField, FormFieldKey } from '@rinda/domain/company/profile'
import { useCallback, useState } from 'react'
import { useSession } from '../../session/session.tsx'
import { homeCountry, readPhone } from './phone.ts'
import { type Fault, findFaults, type VisitorPayload, type VisitorValues, visitorPayload } from './visitor.ts'

export type VisitorForm = {
  readonly fields: readonly FormField[]
  readonly values: VisitorValues
  readonly country: string
  readonly faults: readonly Fault[]
  /** Something was typed that should not be lost. */
  readonly isTouched: boolean
  readonly setValue: (key: FormFieldKey, value: string) => void
  readonly setCountry: (country: string) => void
  readonly check: () => Promise<{ found: readonly Fault[]; payload: VisitorPayload }>
}

/**
 * What is typed of the visitor. A mark at a field goes away as soon as the field is changed; what was typed into a field
 * that another service does not ask for is there again when the field is.
 */
export function useVisitorForm(fields: readonly FormField[]): VisitorForm {
  const { language } = useSession()
  const [values, setValues] = useState<VisitorValues>({})
  const [country, setCountry] = useState(homeCountry)
  const [faults, setFaults] = useState<readonly Fault[]>([])

  const unmark = (key: FormFieldKey) => setFaults((marked) => marked.filter((fault) => fault.field !== key))
  const setValue = useCallback((key: FormFieldKey, value: string) => {
    setValues((typed) => ({ ...typed, [key]: value }))
    setFaults((marked) => marked.filter((fault) => fault.field !== key))
  }, [])

  const check = async () => {
    const phone = values.phone_number?.trim() ? await readPhone(values.phone_number, country) : null
    const found = findFaults(fields, values, phone)
    setFaults(found)
    return { found, payload: visitorPayload(fields, values, phone, language) }
  }
  return {
    fields,
    values,
    country,
    faults,
    isTouched: Object.values(values).some((value) => value.trim() !== ''),
    setValue,
    setCountry: (chosen) => {
      setCountry(chosen)
      unmark('phone_number')
    },
    check,
  }
}
