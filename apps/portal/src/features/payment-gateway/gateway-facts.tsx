import type { PaymentGateway } from '@rinda/client/set-up/payment-gateway'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { momentText } from '../../session/time-texts/moment-text.ts'
import styles from './payment-gateway.module.css'

/** Shows what is set up: whether visitors pay, where, in which time, and where the gateway answers to. */
export function GatewayFacts({ gateway }: { gateway: PaymentGateway }) {
  const { t, language } = useLatePhrases('payments')
  const { zone } = useSession().user.profile
  const { companyId, url, minutesToPay, isActive, updatedAt, updatedBy } = gateway
  const callback = new URL(`/api/payments/${companyId}/callback`, window.location.origin).href
  const when = momentText(updatedAt, language, zone)
  const facts = [
    [t('state'), t(isActive ? 'on' : 'off')],
    [t('address'), url ?? t('rehearsal')],
    [t('minutes'), t('minutesLong', { count: minutesToPay })],
    ...(url === null ? [] : [[t('callback'), callback]]),
    [t('changed'), t('changedBy', { who: updatedBy, when })],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
