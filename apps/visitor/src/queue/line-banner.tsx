import type { Connection } from '@rinda/client/sockets/line'
import { usePhrases } from '../session/words/phrases.ts'
import styles from './line-banner.module.css'

/** Says quietly that the line is lost; what was known last stays beneath. */
export function LineBanner({ connection }: { connection: Connection }) {
  const { t } = usePhrases('visit')
  return (
    <div role="status" className={styles.place}>
      {connection.state === 'offline' && <p className={styles.banner}>{t('lineLost')}</p>}
    </div>
  )
}
