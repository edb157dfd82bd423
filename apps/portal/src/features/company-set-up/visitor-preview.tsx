import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { IconLock } from '@tabler/icons-react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './visitor-preview.module.css'

/** Shows in short what a visitor will see of a location: what it is called, where it is, and what one comes for. */
export function VisitorPreview({ location, isOpen }: { location: Location; isOpen: boolean }) {
  const { t, language } = useLatePhrases('companySetUp')
  const services = location.services.filter(({ isActive, isVisible }) => isActive && isVisible)
  return (
    <section className={styles.preview} aria-labelledby="visitor-preview">
      <h2 id="visitor-preview" className={styles.title}>
        {t('preview')}
      </h2>
      <div className={styles.phone}>
        <div className={styles.head}>
          <strong>{nameIn(language, location.name)}</strong>
          <span className={styles.address}>{nameIn(language, location.address)}</span>
        </div>
        <ul className={styles.services}>
          {services.map(({ id, name, duration }) => (
            <li key={id} className={styles.service}>
              <span>{nameIn(language, name)}</span>
              {duration !== null && (
                <span className={styles.address}>{t('minutes', { count: duration })}</span>
              )}
            </li>
          ))}
        </ul>
        {!isOpen && (
          <p className={styles.locked}>
            <IconLock size={18} stroke={1.8} aria-hidden="true" />
            {t('notOpenYet')}
          </p>
        )}
      </div>
    </section>
  )
}
