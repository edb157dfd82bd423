import { QrCode } from '@rinda/ui/components/qr-code'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import styles from './code-card.module.css'

/** The code of a booking, to be read by a kiosk or by somebody. */
export function CodeCard({ code }: { code: string }) {
  const { t } = useLatePhrases('ownBooking')
  return (
    <section className={styles.card}>
      <div>
        <h2 className={styles.title}>{t('code')}</h2>
        <p className={styles.code}>
          {code.slice(0, 3)}
          <span className={styles.gap} />
          {code.slice(3)}
        </p>
        <p className={styles.hint}>{t('codeHint')}</p>
      </div>
      <div className={styles.qr}>
        <QrCode text={code} label={t('codeQr')} />
      </div>
    </section>
  )
}
