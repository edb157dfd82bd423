import { latePart } from '@rinda/live/late-part'
import { IconButton } from '@rinda/ui/components/buttons/icon-button'
import { IconAdjustmentsHorizontal, IconPlus } from '@tabler/icons-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { usePhrases } from '../../../session/phrases.ts'
import type { OptionsSheetProps } from './options-sheet.tsx'
import styles from './phone-options.module.css'

const OptionsSheet = latePart(async () => (await import('../../late-dialogs.ts')).OptionsSheet)

export type PhoneOptionsProps = Omit<OptionsSheetProps, 'onClose'> & { onNew: (() => void) | undefined }

/** The button that brings the sheet, with how many filters are set in it, and the round one for a new booking. */
export function PhoneOptions({ onNew, ...choices }: PhoneOptionsProps) {
  const { t } = usePhrases('calendar')
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { specialist, service } = choices.address.search
  const filters = [specialist, service].filter((one) => one !== undefined).length
  useFocusAfterChoice(choices.location === undefined && choices.locations.length > 0, button)
  return (
    <>
      <span className={styles.options}>
        <IconButton
          ref={button}
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
      {onNew && (
        <button
          type="button"
          className={styles.fresh}
          aria-label={t('newBooking')}
          title={t('newBooking')}
          onClick={onNew}
        >
          <IconPlus size={28} stroke={2} aria-hidden="true" />
        </button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <OptionsSheet {...choices} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The choice of a branch goes from the page once it is made; the focus then goes to where it stands from now on. */
function useFocusAfterChoice(mustChoose: boolean, button: { readonly current: HTMLButtonElement | null }) {
  const didAsk = useRef(mustChoose)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (didAsk.current && !mustChoose && isLost) button.current?.focus({ preventScroll: true })
    didAsk.current = mustChoose
  }, [mustChoose, button])
}
