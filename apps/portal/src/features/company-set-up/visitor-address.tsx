import { TextInput } from '@mantine/core'
import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { Button, buttonClass } from '@rinda/ui/components/button'
import { QrCode } from '@rinda/ui/components/qr-code'
import '@rinda/ui/styles/mantine-fields.css'
import { IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './visitor-address.module.css'

/** The address at which visitors come to a location, as a text to copy and as a picture for a phone. */
export function VisitorAddress({ location }: { location: Location }) {
  const { t, language } = useLatePhrases('companySetUp')
  const [isCopied, setCopied] = useState(false)
  const name = nameIn(language, location.name)
  const url = `${window.location.origin}/visit/location/${location.id}`

  async function copy(field: HTMLInputElement | null) {
    field?.select()
    const isDone = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    )
    setCopied(isDone === true)
  }

  return (
    <section className={styles.place} aria-label={name}>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <form
          className={styles.address}
          onSubmit={(event) => {
            event.preventDefault()
            void copy(event.currentTarget.querySelector('input'))
          }}
        >
          <TextInput
            label={t('address')}
            value={url}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button type="submit">{isCopied ? t('copied') : t('copy')}</Button>
          <span role="status" className="rinda-only-heard">
            {isCopied ? t('copied') : ''}
          </span>
        </form>
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
