import { askForBookingLink } from '@rinda/client/bookings/own/booking-links'
import { nameIn } from '@rinda/client/http/names'
import { type FormEvent, useRef, useState } from 'react'
import { visitorHttp } from '../../session/line/visitor-http.ts'
import { useLatePhrases } from '../../session/words/late-phrases.ts'
import styles from './ask-for-link.module.css'
import { readAddress } from './read-address.ts'
import type { ShownCompany } from './use-companies.ts'

type Faults = { company?: string; address?: string; all?: string }
type Props = {
  /** Company that the address of the page names; null: it is to be chosen. */
  companyId: number | null
  companies: readonly ShownCompany[]
  onSent: (address: string) => void
}

/** Asks for the address that somebody booked with, and where that was. What is wrong is said above its field. */
export function AskForLink({ companyId, companies, onSent }: Props) {
  const { t, language } = useLatePhrases('bookingList')
  const [faults, setFaults] = useState<Faults>({})
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  function say(found: Faults): void {
    setFaults(found)
    const first = found.company ? 'company' : 'address'
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const entered = new FormData(event.currentTarget)
    const typed = String(entered.get('address') ?? '').trim()
    const company = companyId ?? Number(entered.get('company'))
    const to = readAddress(typed)
    const found = {
      ...(company ? {} : { company: t('companyEmpty') }),
      ...(to ? {} : { address: t(typed === '' ? 'addressEmpty' : 'addressWrong') }),
    }
    if (!to || !company) return say(found)
    setFaults({})
    setBusy(true)
    const result = await askForBookingLink(visitorHttp, { companyId: company, ...to, language })
    setBusy(false)
    if (result.ok) return onSent(typed)
    const { failure } = result
    const info = failure.kind === 'refused' ? failure.info?.[language] : undefined
    const isOfField = failure.kind === 'refused' && failure.code === 'invalid'
    say(isOfField ? { address: t('addressWrong') } : { all: info ?? t('notSent') })
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={send}>
      <p>{t('askText')}</p>
      {companyId === null && (
        <div className={styles.field}>
          <label htmlFor="company">{t('company')}</label>
          <Why id="why-company" text={faults.company} />
          <select id="company" name="company" defaultValue="" {...faultOf('why-company', faults.company)}>
            <option value="">{t('chooseCompany')}</option>
            {companies.map((one) => (
              <option key={one.id} value={one.id}>
                {nameIn(language, one.name)}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className={styles.field}>
        <label htmlFor="address">{t('address')}</label>
        <small id="address-hint">{t('addressHint')}</small>
        <Why id="why-address" text={faults.address} />
        <input
          id="address"
          name="address"
          type="text"
          inputMode="email"
          autoCapitalize="none"
          autoComplete="email"
          spellCheck={false}
          maxLength={100}
          {...faultOf('why-address', faults.address, 'address-hint')}
        />
      </div>
      <p role="alert" className={styles.fault}>
        {faults.all}
      </p>
      <button type="submit" className={styles.send} aria-disabled={isBusy}>
        {t('send')}
      </button>
    </form>
  )
}

function faultOf(id: string, text: string | undefined, ...more: string[]) {
  const described = [...more, ...(text ? [id] : [])].join(' ')
  return { 'aria-invalid': text !== undefined, ...(described ? { 'aria-describedby': described } : {}) }
}

function Why({ id, text }: { id: string; text: string | undefined }) {
  return text ? (
    <p id={id} className={styles.why}>
      {text}
    </p>
  ) : null
}
