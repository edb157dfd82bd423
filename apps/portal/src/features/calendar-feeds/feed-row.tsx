import type { CalendarFeed } from '@rinda/client/set-up/calendar-feeds'
import { Button } from '@rinda/ui/components/buttons/button'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { momentText } from '../../session/time-texts/moment-text.ts'
import styles from './calendar-feeds.module.css'

type FeedRowProps = { feed: CalendarFeed; subject: string; onAct: (kind: 'end' | 'renew') => void }

/** A calendar link: its name, whose visits it shows, when it was read last and whether it works. */
export function FeedRow({ feed, subject, onAct }: FeedRowProps) {
  const { t, language } = useLatePhrases('calendarFeeds')
  const { zone } = useSession().user.profile
  const { name, isNamed, lastUsedAt, endedAt, renewedAt, createdAt, createdBy } = feed
  const moment = (at: string) => momentText(at, language, zone)
  return (
    <tr data-calendar-feed={feed.id} className={endedAt === null ? undefined : styles.over}>
      <td>
        <span className={styles.two}>
          <strong>{name}</strong>
          <span className={styles.small}>{t('madeBy', { who: createdBy, when: moment(createdAt) })}</span>
        </span>
      </td>
      <td>
        <span className={styles.two}>
          <span>{subject}</span>
          <span className={styles.small}>{isNamed ? t('withNames') : t('noNames')}</span>
        </span>
      </td>
      <td className={styles.fact} data-label={t('lastUsed')}>
        {lastUsedAt === null ? t('never') : moment(lastUsedAt)}
      </td>
      <td className={styles.fact} data-label={t('state')}>
        <span className={styles.two}>
          <span>{endedAt === null ? t('open') : t('endedAt', { when: moment(endedAt) })}</span>
          {endedAt === null && renewedAt !== null && (
            <span className={styles.small}>{t('renewedAt', { when: moment(renewedAt) })}</span>
          )}
        </span>
      </td>
      <td>
        {endedAt === null && (
          <span className={styles.acts}>
            <Button aria-haspopup="dialog" aria-label={t('renewOf', { name })} onClick={() => onAct('renew')}>
              {t('renew')}
            </Button>
            <Button aria-haspopup="dialog" aria-label={t('endOf', { name })} onClick={() => onAct('end')}>
              {t('end')}
            </Button>
          </span>
        )}
      </td>
    </tr>
  )
}
