import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import styles from './pairing-line.module.css'
import type { Pairing } from './use-pairing.ts'

/** The quiet way to pair this device, while it is not; and in words that its pairing was ended. */
export function PairingLine({ pairing, onPair }: { pairing: Pairing; onPair: () => void }) {
  const { t } = useLatePhrases('kiosk')
  if (pairing.token !== null) return null
  return (
    <div className={styles.line}>
      <p role="status">{pairing.wasEnded && t('pairingEnded')}</p>
      <button type="button" onClick={onPair}>
        {t('pairThis')}
      </button>
    </div>
  )
}
