import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { useNow } from '@rinda/live/use-now'
import { Button } from '@rinda/ui/components/buttons/button'
import { IconEye, IconSpeakerphone } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { useSession } from '../../../session/session.tsx'
import { momentText, timeText } from '../../../session/time-texts/moment-text.ts'
import styles from './announcement.module.css'
import { announcementState, takenDown } from './announcement-draft.ts'
import { AnnouncementEditor } from './announcement-editor.tsx'
import { mayAnnounce } from './may-announce.ts'
import { useAnnounce } from './use-announce.ts'

/** Announcement of a location on its displays and kiosks: shown until its end, written by those who may change the location. */
export function Announcement({ location, zone }: { location: Location; zone: string }) {
  const { t, language } = useLatePhrases('supervise')
  const { user } = useSession()
  const heading = useId()
  const now = useNow()
  const [isWriting, setWriting] = useState(false)
  const { announce, isBusy } = useAnnounce(location.id)
  const { announcement, config } = location
  const until = config.announcement_until ?? null
  const state = announcementState(announcement, until, now)
  const mayWrite = mayAnnounce(user)
  const endsToday = until !== null && Date.parse(until) - now * 60_000 < 720 * 60_000
  const end = until && (endsToday ? timeText(until, zone) : momentText(until, language, zone))

  if (isWriting)
    return (
      <AnnouncementEditor
        before={announcement}
        end={until}
        isBusy={isBusy}
        zone={zone}
        onBack={() => setWriting(false)}
        onShow={async (draft) => {
          if (await announce(draft, t('announced'))) setWriting(false)
        }}
      />
    )
  return (
    <section className={styles.box} aria-labelledby={heading} data-announcement={state.kind}>
      <h2 id={heading} className={styles.title}>
        {t('announcement')}
      </h2>
      {state.kind === 'none' ? (
        <p className={styles.quiet}>{t('noAnnouncement')}</p>
      ) : (
        <p className={styles.text}>{nameIn(language, announcement)}</p>
      )}
      <div className={styles.foot}>
        {state.kind === 'shown' && (
          <span className={styles.shown}>
            <IconEye size={14} stroke={2} aria-hidden="true" />
            {t('shown')}
          </span>
        )}
        {state.kind === 'over' && <span className={styles.over}>{t('over')}</span>}
        {state.kind === 'shown' && end && (
          <span className={styles.quiet}>{t('shownUntil', { time: end })}</span>
        )}
        {mayWrite && (
          <span className={styles.buttons}>
            {state.kind !== 'none' && (
              <Button isBusy={isBusy} onClick={() => void announce(takenDown, t('takenDown'))}>
                {t('takeDown')}
              </Button>
            )}
            <Button
              icon={state.kind === 'none' && <IconSpeakerphone size={18} stroke={1.8} aria-hidden="true" />}
              onClick={() => setWriting(true)}
            >
              {t(state.kind === 'none' ? 'write' : 'edit')}
            </Button>
          </span>
        )}
      </div>
      {!mayWrite && <p className={styles.quiet}>{t('onlyAdmins')}</p>}
    </section>
  )
}
