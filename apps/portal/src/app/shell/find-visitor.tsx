import { mayOpen } from '@rinda/domain/access/screen'
import { latePart } from '@rinda/live/late-part'
import { IconSearch } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useBookingActs } from '../../screens/bookings/acts/use-booking-acts.ts'
import { useDialogState } from '../../screens/use-dialog-state.ts'
import { useKeys } from '../../session/keys.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { type WorkScreen, workPaths } from '../../session/work-paths.ts'
import styles from './header.module.css'

const FindVisitorDialog = latePart(
  async () => (await import('../../screens/late-dialogs.ts')).FindVisitorDialog,
)

/** The search for a visitor, from anywhere: by `/`, or by the glass in the header. For those who see bookings. */
export function FindVisitor() {
  const { t } = usePhrases('shell')
  const { profile } = useSession()
  const { open: openBooking } = useBookingActs()
  const dialog = useDialogState<true>()
  const screens = Object.keys(workPaths) as WorkScreen[]
  const seesBookings = screens.some((screen) => mayOpen(profile, screen))

  const openSearch = () => dialog.open(true)
  const key = { key: '/', label: t('findVisitor'), run: openSearch, isEverywhere: true }
  useKeys(seesBookings ? [key] : [])
  if (!seesBookings) return null
  return (
    <>
      <button
        type="button"
        className={styles.find}
        aria-label={t('findVisitor')}
        title={`${t('findVisitor')} ( / )`}
        aria-haspopup="dialog"
        onClick={openSearch}
      >
        <IconSearch size={20} stroke={1.8} aria-hidden="true" />
      </button>
      {dialog.subject && (
        <Suspense fallback={null}>
          <FindVisitorDialog
            isOpen={dialog.isOpen}
            onClose={dialog.close}
            onClosed={dialog.forget}
            onOpen={(booking) => {
              dialog.close()
              openBooking(booking)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
