import { rotateSecret, sendTest, updateWebhook, type Webhook } from '@rinda/client/set-up/webhooks'
import { Button } from '@rinda/ui/components/buttons/button'
import { Switch } from '@rinda/ui/components/fields/switch'
import { Banner } from '@rinda/ui/components/notices/banner'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { useSession } from '../../session/session.tsx'
import { momentText } from '../../session/time-texts/moment-text.ts'
import { useToasts } from '../../session/toasts.ts'
import { eventWords } from './event-words.ts'
import { useActs } from './use-acts.ts'
import styles from './webhooks.module.css'

type Props = {
  webhook: Webhook
  onOpen: (kind: 'edit' | 'log' | 'remove') => void
  onSecret: (webhook: Webhook) => void
}

/** A webhook: where it leads, what it is told of, how it fares, and what can be done with it. */
export function WebhookCard({ webhook, onOpen, onSecret }: Props) {
  const { t, language } = useLatePhrases('webhooks')
  const { zone } = useSession().user.profile
  const toasts = useToasts()
  const { isBusy, act } = useActs()
  const { id, name, url, events, isActive, stoppedBecause, failingSince, oldSecretUntil } = webhook
  const moment = (at: string) => momentText(at, language, zone)

  async function test() {
    const done = await act(name, { test: id }, () => sendTest(http, id))
    if (done !== undefined) toasts.success(t('testSent', { name }))
  }
  async function rotate() {
    const changed = await act(name, { secret: id }, (once) => rotateSecret(http, id, once))
    if (changed) onSecret(changed)
  }

  return (
    <li className={styles.card} data-webhook={id}>
      <div className={styles.head}>
        <div className={styles.facts}>
          <h2 className={styles.name}>{name}</h2>
          <code className={styles.url}>{url}</code>
        </div>
        <Switch
          label={t('activeOf', { name })}
          text={t(isActive ? 'on' : 'off')}
          isOn={isActive}
          isDisabled={isBusy}
          onChange={(active) =>
            void act(name, { id, active }, (once) => updateWebhook(http, id, { isActive: active }, once))
          }
        />
      </div>
      {stoppedBecause && <Banner kind="warning">{t(`stopped_${stoppedBecause}`)}</Banner>}
      {isActive && failingSince && (
        <Banner kind="warning">{t('failing', { when: moment(failingSince) })}</Banner>
      )}
      {oldSecretUntil && <p className={styles.small}>{t('oldSecret', { when: moment(oldSecretUntil) })}</p>}
      <p className={styles.events}>{events.map((event) => t(`event_${eventWords[event]}`)).join(' · ')}</p>
      <div className={styles.acts}>
        <Button aria-haspopup="dialog" aria-label={t('logOf', { name })} onClick={() => onOpen('log')}>
          {t('log')}
        </Button>
        {isActive && (
          <Button isBusy={isBusy} aria-label={t('testOf', { name })} onClick={() => void test()}>
            {t('test')}
          </Button>
        )}
        <Button aria-haspopup="dialog" aria-label={t('editOf', { name })} onClick={() => onOpen('edit')}>
          {t('edit')}
        </Button>
        <Button
          kind="quiet"
          isBusy={isBusy}
          aria-label={t('rotateOf', { name })}
          onClick={() => void rotate()}
        >
          {t('rotate')}
        </Button>
        <Button
          kind="quiet"
          aria-haspopup="dialog"
          aria-label={t('removeOf', { name })}
          onClick={() => onOpen('remove')}
        >
          {t('remove')}
        </Button>
      </div>
    </li>
  )
}
