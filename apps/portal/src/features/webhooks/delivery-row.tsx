import { type Delivery, replayDelivery } from '@rinda/client/set-up/webhooks'
import { localDateOf } from '@rinda/domain/time/zone'
import { useNow } from '@rinda/live/use-now'
import { Button } from '@rinda/ui/components/buttons/button'
import { StateBadge, type StateTone } from '@rinda/ui/components/notices/state-badge'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { useSession } from '../../session/session.tsx'
import { exactMoment } from '../../session/time-texts/exact-moment.ts'
import { eventWords } from './event-words.ts'
import { useActs } from './use-acts.ts'
import styles from './webhooks.module.css'

const tones = { waiting: 'active', sent: 'good', failed: 'bad' } as const satisfies {
  [Each in Delivery['state']]: StateTone
}

/** One message: when, of what, what became of it; opened, all that was sent and how it was answered. */
export function DeliveryRow({ delivery, mayReplay }: { delivery: Delivery; mayReplay: boolean }) {
  const { t, language } = useLatePhrases('webhooks')
  const { zone } = useSession().user.profile
  const now = useNow()
  const { isBusy, act } = useActs()
  const { state, status, fault, attempts, answer, body, message_id, seq } = delivery
  const moment = (at: string) => exactMoment(at, language, zone, localDateOf(now, zone))
  const name = t(`event_${eventWords[delivery.event]}`)
  const answered = status === null ? '' : t('answered', { status })
  const came = fault ? t(`fault_${fault}`) : answered
  return (
    <li className={styles.delivery} data-delivery={delivery.id}>
      <details>
        <summary>
          <StateBadge tone={tones[state]}>{t(`state_${state}`)}</StateBadge>
          <strong>{name}</strong>
          <span className="rinda-figures">{moment(delivery.created_at)}</span>
          <span className={styles.small}>{came}</span>
        </summary>
        <dl className={styles.details}>
          <dt>{t('attempts')}</dt>
          <dd>
            {attempts}
            {delivery.due_at && attempts > 0 && ` · ${t('nextTry', { when: moment(delivery.due_at) })}`}
          </dd>
          {delivery.tried_at && (
            <>
              <dt>{t('lastTry')}</dt>
              <dd>
                {moment(delivery.tried_at)} · {answered || came} ·{' '}
                {t('took', { ms: delivery.duration_ms ?? 0 })}
              </dd>
            </>
          )}
          <dt>webhook-id</dt>
          <dd>
            <code>{message_id}</code>
            {seq !== null && ` · seq ${seq}`}
          </dd>
          {answer && (
            <>
              <dt>{t('answer')}</dt>
              <dd>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
                <pre tabIndex={0}>{answer}</pre>
              </dd>
            </>
          )}
          <dt>{t('body')}</dt>
          <dd>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
            <pre tabIndex={0}>{JSON.stringify(JSON.parse(body), null, 2)}</pre>
          </dd>
        </dl>
      </details>
      {state !== 'waiting' && mayReplay && (
        <Button
          isBusy={isBusy}
          aria-label={t('replayOf', { name, when: moment(delivery.created_at) })}
          onClick={() => void act(name, { again: delivery.id }, () => replayDelivery(http, delivery))}
        >
          {t('replay')}
        </Button>
      )}
    </li>
  )
}
