import { nameIn } from '@rinda/client/http/names'
import type { VisitLocation } from '@rinda/client/queue/visit-location'
import type { Connection } from '@rinda/client/sockets/line'
import type { Language } from '@rinda/phrases/resources'
import { QrCode } from '@rinda/ui/components/qr-code'
import type { Board } from '../../queue/board.ts'
import { announcementText } from './announcement-texts.ts'
import { CalledList } from './called-list.tsx'
import styles from './display-frame.module.css'
import { HoursText } from './hours-text.tsx'
import { NextList } from './next-list.tsx'
import { ServiceWaits } from './service-waits.tsx'
import { type DisplayTexts, displayLanguages, useTurn } from './use-turn.ts'
import { WallClock } from './wall-clock.tsx'

type Props = {
  location: VisitLocation
  board: Board
  isRead: boolean
  /** Moment in ms since 1970, by the server's clock. */
  now: number
  line: Connection['state']
  /** Turns the sound on; null where it is on. */
  onTurnOnSound: (() => void) | null
  texts: DisplayTexts
}

/** Length of an announcement in letters from which on it is written smaller. */
const longText = 130

/** The call display of a location. Its title is said in all languages at once, everything else in turn. */
export function DisplayFrame({ location, board, isRead, now, line, onTurnOnSound, texts }: Props) {
  const turn = useTurn(texts)
  const { t, language } = turn
  const announcement = announcementText(location.announcement, language, displayLanguages)
  const [newest] = board.called
  /** Phones are led to the page of the location, where a number is taken without a kiosk. */
  const givesNumbers =
    location.mostDistanceMeters === null && location.services.some(({ refuses }) => refuses === null)
  const isClosed = !location.isOpen && board.called.length === 0
  /** Nothing stands beside the calls but the clock: there is nobody to tell of waits. */
  const isQuiet = !location.isOpen && board.waiting === 0
  return (
    <div className={styles.frame} lang={language} data-line={line} data-is-quiet={isQuiet}>
      <main className={styles.main}>
        <h1 className={isClosed ? styles.heard : undefined}>
          <InAll say={(t) => t('title')} texts={texts} />
        </h1>
        <div className={styles.calls}>
          {newest && <CalledList called={board.called} turn={turn} />}
          {isClosed && (
            <p className={styles.note}>
              <strong>{t('closed')}</strong>
              {location.opensAt !== null && (
                <span>
                  <HoursText location={location} now={now} turn={turn} />
                </span>
              )}
            </p>
          )}
          {!newest && !isClosed && isRead && <p className={styles.note}>{t('nobodyCalled')}</p>}
        </div>
        {/* In all languages at once: what turns with them would be said again with each. */}
        <p role="status" className={styles.heard}>
          {newest && (
            <InAll
              say={(t) => t('callText', { label: newest.label, counter: String(newest.counter ?? '') })}
              texts={texts}
            />
          )}
        </p>
        <p role="status" className={styles.heard}>
          {line === 'offline' && <InAll say={(t) => t('lineLost')} texts={texts} />}
        </p>
      </main>
      {announcement && (
        <section
          aria-label={t('announcement')}
          className={styles.announcement}
          data-announcement
          data-long={announcement.text.length > longText}
        >
          <span lang={announcement.language ?? undefined}>{announcement.text}</span>
        </section>
      )}
      <aside className={styles.side} aria-label={nameIn(language, location.name)}>
        <WallClock now={now} zone={location.timezone} turn={turn} />
        {(location.isOpen || board.waiting > 0) && <NextList board={board} turn={turn} />}
        {location.isOpen && <ServiceWaits services={location.services} turn={turn} />}
        <div className={styles.foot}>
          <div>
            <p>{nameIn(language, location.name)}</p>
            {!isClosed && (
              <p>
                <HoursText location={location} now={now} turn={turn} />
              </p>
            )}
            {givesNumbers && <p className={styles.phone}>{t('takeOnPhone')}</p>}
            <p aria-hidden="true" className={styles.lost}>
              {line === 'offline' && t('lineLost')}
            </p>
            <button type="button" className={styles.stop} onClick={() => turn.onStopped(!turn.isStopped)}>
              {t(turn.isStopped ? 'goOnTurns' : 'stopTurns')}
            </button>
            {onTurnOnSound && (
              <button type="button" className={styles.sound} onClick={onTurnOnSound}>
                {t('turnOnSound')}
              </button>
            )}
          </div>
          {givesNumbers && (
            <div className={styles.code}>
              <QrCode
                text={`${window.location.origin}/visit/location/${location.id}`}
                label={t('takeOnPhone')}
              />
            </div>
          )}
        </div>
      </aside>
    </div>
  )
}

function InAll({ say, texts }: { say: (t: DisplayTexts[Language]) => string; texts: DisplayTexts }) {
  return displayLanguages.map((each, place) => (
    <span key={each} lang={each}>
      {place > 0 && ' · '}
      {say(texts[each])}
    </span>
  ))
}
