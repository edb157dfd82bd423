import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { buttonClass } from '@rinda/ui/components/buttons/button'
import { QrCode } from '@rinda/ui/components/qr-code'
import { IconExternalLink } from '@tabler/icons-react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { CopyLine } from '../../set-up/copy-line.tsx'
import styles from './visitor-address.module.css'

/** The address at which visitors come to a location, as a text to copy and as a picture for a phone. */
export function VisitorAddress({ location }: { location: Location }) {
  const { t, language } = useLatePhrases('companySetUp')
  const name = nameIn(language, location.name)
  const url = `${window.location.origin}/visit/location/${location.id}`

  return (
    <section className={styles.place} aria-label={name}>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <CopyLine label={t('address')} value={url} />
        <a className={buttonClass('primary')} href={url} target="_blank" rel="noopener">
          {t('tryIt')}
          <IconExternalLink size={18} stroke={1.8} aria-hidden="true" />
          <span className="rinda-only-heard">({t('opensTab')})</span>
        </a>
      </div>
      <figure className={styles.code}>
        <QrCode text={url} label={t('qr')} />
        <figcaption className={styles.caption}>{t('print')}</figcaption>
      </figure>
    </section>
  )
}
