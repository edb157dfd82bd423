import { useEffect, useState } from 'react'
import { useLatePhrases } from '../../session/words/late-phrases.ts'
import { type InstallPrompt, isDeclined, keepDeclined, nameManifest } from './install-prompt.ts'
import styles from './on-device.module.css'

/** Offers quietly to add the app to the device, where its browser offers that; whoever has declined is not asked again. */
export function InstallOffer() {
  const { t, language } = useLatePhrases('kept')
  const [offer, setOffer] = useState<InstallPrompt | null>(null)
  useEffect(() => nameManifest(language), [language])
  useEffect(() => {
    const keep = (event: Event) => {
      // The browser's own bar would lie over the number.
      event.preventDefault()
      if (!isDeclined()) setOffer(event as InstallPrompt)
    }
    const take = () => setOffer(null)
    window.addEventListener('beforeinstallprompt', keep)
    window.addEventListener('appinstalled', take)
    return () => {
      window.removeEventListener('beforeinstallprompt', keep)
      window.removeEventListener('appinstalled', take)
    }
  }, [])
  if (!offer) return null

  async function add(asked: InstallPrompt) {
    // It can be asked once.
    setOffer(null)
    await asked.prompt()
    if ((await asked.userChoice).outcome === 'dismissed') keepDeclined()
  }
  function decline() {
    keepDeclined()
    setOffer(null)
  }
  return (
    <section className={styles.offer} aria-labelledby="on-device">
      <h2 id="on-device">{t('installTitle')}</h2>
      <p>{t('installText')}</p>
      <div>
        <button type="button" onClick={() => void add(offer)}>
          {t('install')}
        </button>
        <button type="button" onClick={decline}>
          {t('installNot')}
        </button>
      </div>
    </section>
  )
}
