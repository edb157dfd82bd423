import type { Location } from '@rinda/client/set-up/locations'
import { latePart } from '@rinda/live/late-part'
import { IconButton } from '@rinda/ui/components/icon-button'
import { IconAdjustmentsHorizontal, IconPlus } from '@tabler/icons-react'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { ChooseLocation } from '../../features/choose-location/choose-location.tsx'
import { usePhrases } from '../../session/phrases.ts'
import type { BookingsAddress } from '../use-bookings-address.ts'
import styles from './phone-toolbar.module.css'

const OptionsSheet = latePart(async () => (await import('../late-dialogs.ts')).OptionsSheet)

/**
 * The toolbar of a phone: the day in one row, all other choices in a sheet that comes up over the page, and a
 * round button for a new booking. While no branch is chosen, that choice stands in the page.
 */
export function PhoneToolbar(props: {
  /** Lets choose the days. */
  day: ReactNode
  address: BookingsAddress
  locations: readonly Location[]
  location: Location | undefined
  tools: ReactNode
  /** Says what the last button of the sheet shows: "Show 26 bookings". */
  shown: ReactNode
  onNew: (() => void) | undefined
  onBlock: (() => void) | undefined
}) {
  const { t } = usePhrases('calendar')
  const [isOpen, setOpen] = useState(false)
  const options = useRef<HTMLButtonElement>(null)
  const { address, locations, location } = props
  const { specialist, service } = address.search
  const filters = [specialist, service].filter((one) => one !== undefined).length
  const mustChoose = !location && locations.length > 0
  useFocusAfterChoice(mustChoose, options)
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('title')}>
      <div className={styles.row}>
        {props.day}
        <span className={styles.options}>
          <IconButton
            ref={options}
            label={t('options')}
            icon={<IconAdjustmentsHorizontal size={20} stroke={1.8} />}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
          />
          {filters > 0 && (
            <span className={styles.filters} aria-hidden="true">
              {filters}
            </span>
          )}
        </span>
      </div>
      {mustChoose && (
        <div className={styles.row}>
          <ChooseLocation
            locations={locations}
            chosen={undefined}
            onChoose={(id) => void address.go({ location: id, specialist: undefined, service: undefined })}
          />
        </div>
      )}
      {props.onNew && (
        <button
          type="button"
          className={styles.fresh}
          aria-label={t('newBooking')}
          title={t('newBooking')}
          onClick={props.onNew}
        >
          <IconPlus size={28} stroke={2} aria-hidden="true" />
        </button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <OptionsSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** The choice of a branch goes from the page once it is made; the focus then goes to where it stands from now on. */
function useFocusAfterChoice(mustChoose: boolean, options: { readonly current: HTMLButtonElement | null }) {
  const didAsk = useRef(mustChoose)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (didAsk.current && !mustChoose && isLost) options.current?.focus({ preventScroll: true })
    didAsk.current = mustChoose
  }, [mustChoose, options])
}
