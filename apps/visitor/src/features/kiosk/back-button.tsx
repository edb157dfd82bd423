import { IconChevronLeft } from '@tabler/icons-react'
import { useLatePhrases } from '../../session/words/late-phrases.ts'
import styles from './look/card.module.css'

/** Leads back to the step before. */
export function BackButton({ onBack }: { onBack: () => void }) {
  const { t } = useLatePhrases('kiosk')
  return (
    <button type="button" className={styles.back} onClick={onBack}>
      <IconChevronLeft aria-hidden="true" />
      {t('back')}
    </button>
  )
}
