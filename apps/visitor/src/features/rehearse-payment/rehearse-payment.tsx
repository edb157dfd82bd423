import { type PaymentRehearsal, rehearsePayment } from '@rinda/client/bookings/own/payment-rehearsal'
import { serverNow } from '@rinda/live/clock/server-now'
import { localeOf } from '@rinda/phrases/locale-of'
import type { Language } from '@rinda/phrases/resources'
import { IconMasksTheater } from '@tabler/icons-react'
import { useCallback, useEffect, useState } from 'react'
import { visitorHttp } from '../../session/line/visitor-http.ts'
import { Failed } from '../../session/pages/failed.tsx'
import { LanguageSwitch } from '../../session/pages/language-switch.tsx'
import { Loading } from '../../session/pages/loading.tsx'
import { useLatePhrases } from '../../session/words/late-phrases.ts'
import styles from './rehearse-payment.module.css'

type Face = 'loading' | 'failed' | 'unknown' | 'there'

/** Stands in the place of a gateway's page in a demo: somebody pays, or gives up, and no money moves. */
export function RehearsePayment({ name }: { name: string }) {
  const { t, language } = useLatePhrases('payment')
  const [face, setFace] = useState<Face>('loading')
  const [payment, setPayment] = useState<PaymentRehearsal>()
  const [act, setAct] = useState<'busy' | 'refused' | null>(null)
  const read = useCallback(async () => {
    const result = await rehearsePayment(visitorHttp, name)
    if (!result.ok) return setFace('failed')
    setPayment(result.value)
    setFace(result.value ? 'there' : 'unknown')
  }, [name])
  useEffect(() => void read(), [read])
  useEffect(() => {
    // A page that the browser has kept while somebody was away is not on its way any more, and the payment may be settled.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      setAct(null)
      void read()
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [read])
  const title = face === 'unknown' ? t('unknown') : t('rehearsalTitle')
  useEffect(() => {
    document.title = title
  }, [title])

  async function choose(choice: 'paid' | 'canceled'): Promise<void> {
    if (act === 'busy') return
    setAct('busy')
    const result = await rehearsePayment(visitorHttp, name, choice)
    if (!result.ok || !result.value) return setAct('refused')
    location.assign(result.value.return_url)
  }
  if (face === 'failed') return <Failed onTryAgain={() => void read()} />
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <p className={styles.mark}>
          <IconMasksTheater aria-hidden="true" />
          {t('rehearsal')}
        </p>
        <LanguageSwitch />
      </header>
      <section className={styles.card}>
        <h1>{title}</h1>
        {face === 'loading' && <Loading />}
        {face === 'unknown' && <p>{t('unknownText')}</p>}
        {payment && (
          <Choice {...{ payment, language }} isBusy={act === 'busy'} onChoose={(one) => void choose(one)} />
        )}
        <p role="alert" className={styles.fault}>
          {act === 'refused' && t('notTold')}
        </p>
        <p className={styles.hint}>{t('rehearsalText')}</p>
      </section>
    </main>
  )
}

type ChoiceProps = {
  payment: PaymentRehearsal
  language: Language
  isBusy: boolean
  onChoose: (choice: 'paid' | 'canceled') => void
}

function Choice({ payment, language, isBusy, onChoose }: ChoiceProps) {
  const { t } = useLatePhrases('payment')
  const { amount, currency, description, choice, return_url } = payment
  const money = new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / 100)
  const until = new Date(payment.expires_at)
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t('service')}</dt>
        <dd>{description}</dd>
        <dt>{t('amount')}</dt>
        <dd className={styles.amount}>{money}</dd>
        <dt>{t('until')}</dt>
        <dd>
          {new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(
            until,
          )}
        </dd>
      </dl>
      {choice && <p role="status">{t(choice === 'paid' ? 'chosenPaid' : 'chosenCanceled')}</p>}
      {!choice && until.getTime() <= serverNow() && <p>{t('over')}</p>}
      {choice !== 'paid' && (
        <button type="button" data-main disabled={isBusy} onClick={() => onChoose('paid')}>
          {t('pay', { amount: money })}
        </button>
      )}
      {!choice && (
        <button type="button" disabled={isBusy} onClick={() => onChoose('canceled')}>
          {t('giveUp')}
        </button>
      )}
      {choice && <a href={return_url}>{t('goBack')}</a>}
    </>
  )
}
