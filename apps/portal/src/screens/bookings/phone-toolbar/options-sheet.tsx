import type { Location } from '@rinda/client/set-up/locations'
import { mayOpen } from '@rinda/domain/access/screen'
import { shortDay } from '@rinda/phrases/time/day-text'
import { Button } from '@rinda/ui/components/buttons/button'
import { BottomSheet } from '@rinda/ui/components/layers/bottom-sheet'
import { IconCalendarEvent, IconLayoutGrid, IconLock, IconPrinter } from '@tabler/icons-react'
import { type ReactNode, Suspense } from 'react'
import { ChooseLocation } from '../../../features/choose-location/choose-location.tsx'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { usePhrases } from '../../../session/phrases.ts'
import { useSession } from '../../../session/session.tsx'
import type { BookingsAddress } from '../address/use-bookings-address.ts'
import { ViewSwitches } from '../frame/view-switches.tsx'
import styles from './options-sheet.module.css'

export type OptionsSheetProps = {
  address: BookingsAddress
  locations: readonly Location[]
  location: Location | undefined
  tools: ReactNode
  /** Says what the last button shows: "Show 26 bookings". */
  shown: ReactNode
  onBlock: (() => void) | undefined
  onClose: () => void
}

/** All that the toolbar of a wide page offers besides the day. What is chosen is shown behind the sheet at once; its last button leads there. */
export function OptionsSheet(props: OptionsSheetProps) {
  const { t } = usePhrases('calendar')
  // The words of the last button come with the sheet, so that it is never empty.
  const { t: say } = useLatePhrases('views')
  const { language, profile } = useSession()
  const { address, location } = props
  const { go, today, view } = address
  return (
    <BottomSheet title={t('options')} onClose={props.onClose}>
      {(close) => {
        const andClose = (act: () => void) => () => {
          close()
          act()
        }
        return (
          <>
            <div className={styles.choices}>
              {location && (
                <ChooseLocation
                  locations={props.locations}
                  chosen={location.id}
                  onChoose={(id) => void go({ location: id, specialist: undefined, service: undefined })}
                />
              )}
              <ViewSwitches address={address} location={location} />
              {props.tools}
            </div>
            <ul className={styles.acts}>
              <Act
                icon={<IconCalendarEvent {...iconLook} />}
                text={t('goToToday')}
                note={shortDay(today, language)}
                onClick={andClose(() => void go({ date: today }))}
              />
              {props.onBlock && (
                <Act
                  icon={<IconLock {...iconLook} />}
                  text={t('blockTime')}
                  onClick={andClose(props.onBlock)}
                />
              )}
              {view !== 'overview' && mayOpen(profile, 'overview') && (
                <Act
                  icon={<IconLayoutGrid {...iconLook} />}
                  text={t('keys_overview')}
                  onClick={andClose(() => void go({ view: 'overview' }))}
                />
              )}
              <Act
                icon={<IconPrinter {...iconLook} />}
                text={t('print')}
                onClick={andClose(() => requestAnimationFrame(() => window.print()))}
              />
            </ul>
            <div className={styles.foot}>
              <Button kind="primary" isWide className={styles.show} onClick={close}>
                <Suspense fallback={say('showView')}>{props.shown ?? say('showView')}</Suspense>
              </Button>
            </div>
          </>
        )
      }}
    </BottomSheet>
  )
}

const iconLook = { size: 20, stroke: 1.8, 'aria-hidden': true } as const

function Act(props: { icon: ReactNode; text: string; note?: string; onClick: () => void }) {
  return (
    <li>
      <button type="button" className={styles.act} onClick={props.onClick}>
        <span className={styles.icon}>{props.icon}</span>
        <span className={styles.text}>{props.text}</span>
        {props.note && <span className={styles.note}>{props.note}</span>}
      </button>
    </li>
  )
}
