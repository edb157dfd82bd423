import type { ApiKey } from '@rinda/client/set-up/api-keys'
import { useNow } from '@rinda/live/use-now'
import { Button } from '@rinda/ui/components/buttons/button'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { momentText } from '../../session/time-texts/moment-text.ts'
import styles from './api-keys.module.css'
import { scopeWords } from './scope-words.ts'

/** A key: its name and how it begins, what it may, when it was used last and until when it works. */
export function KeyRow({ apiKey, onEnd }: { apiKey: ApiKey; onEnd: () => void }) {
  const { t, language } = useLatePhrases('apiKeys')
  const { zone } = useSession().user.profile
  const now = useNow()
  const { name, hint, scopes, lastUsedAt, expiresAt, revokedAt, createdAt, createdBy } = apiKey
  const moment = (at: string) => momentText(at, language, zone)
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= now * 60_000
  return (
    <tr data-api-key={apiKey.id} className={revokedAt === null && !isOver ? undefined : styles.over}>
      <td>
        <span className={styles.two}>
          <strong>{name}</strong>
          <code>{hint}…</code>
          <span className={styles.small}>{t('madeBy', { who: createdBy, when: moment(createdAt) })}</span>
        </span>
      </td>
      <td>
        <span className={styles.two}>
          {scopes.map((scope) => (
            <span key={scope}>{t(`scope_${scopeWords[scope]}`)}</span>
          ))}
        </span>
      </td>
      <td className={styles.fact} data-label={t('lastUsed')}>
        {lastUsedAt === null ? t('never') : moment(lastUsedAt)}
      </td>
      <td className={styles.fact} data-label={t('expires')}>
        {revokedAt !== null
          ? t('endedAt', { when: moment(revokedAt) })
          : expiresAt === null
            ? t('noExpiry')
            : isOver
              ? t('expiredAt', { when: moment(expiresAt) })
              : moment(expiresAt)}
      </td>
      <td>
        {revokedAt === null && (
          <Button aria-haspopup="dialog" aria-label={t('endOf', { name })} onClick={onEnd}>
            {t('end')}
          </Button>
        )}
      </td>
    </tr>
  )
}
