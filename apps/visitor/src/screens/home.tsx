import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { keptTickets } from '../queue/kept-tickets.ts'
import { onWake } from '../session/line/on-wake.ts'
import { LanguageSwitch } from '../session/pages/language-switch.tsx'
import { publishedPageVersion } from '../session/version/page-version.ts'
import { useLatePhrases } from '../session/words/late-phrases.ts'
import styles from './home.module.css'

/** Time in ms between two looks whether there is a line again. */
const lookAgainMs = 5_000

/** Stands where the server writes its pages, while it cannot be reached: leads to what is known without it, and makes way for the page once it can. */
export default function HomeScreen() {
  const { t } = useLatePhrases('kept')
  const [tickets] = useState(keptTickets)
  useEffect(() => {
    document.title = t('home')
  }, [t])
  useEffect(() => {
    const look = async () => {
      if ((await publishedPageVersion()) !== null) location.reload()
    }
    const timer = setInterval(look, lookAgainMs)
    const stop = onWake(() => void look())
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [])
  return (
    <main className={styles.page}>
      <LanguageSwitch />
      <h1>{t('home')}</h1>
      <p role="status">{t('homeText')}</p>
      {tickets.length > 0 && (
        <section aria-labelledby="own">
          <h2 id="own">{t('homeTickets')}</h2>
          <ul>
            {tickets.map(({ id, token, label }) => (
              <li key={id}>
                <Link href={`/ticket/${id}#${token}`}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  )
}
