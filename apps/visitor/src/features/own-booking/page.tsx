import { IconChevronLeft } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { LanguageSwitch } from '../../session/pages/language-switch.tsx'
import { useLatePhrases } from '../../session/words/late-phrases.ts'
import styles from './page.module.css'

type Props = {
  title: string
  place: string
  /** Leads back to the visit itself, from a part of the page that is about one act. */
  onBack?: (() => void) | undefined
  children: ReactNode
}

/** Frame of the page on which a visitor manages a booking: what it is about, and the languages. */
export function Page({ title, place, onBack, children }: Props) {
  const { t } = useLatePhrases('ownBooking')
  const heading = useRef<HTMLHeadingElement>(null)
  const first = useRef(true)
  const isPart = onBack !== undefined
  // Reading begins anew where another part came; on the first one the browser does it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each part
  useEffect(() => {
    if (!first.current) {
      window.scrollTo(0, 0)
      heading.current?.focus()
    }
    first.current = false
  }, [isPart])
  return (
    <div className={styles.ground}>
      <main className={styles.page}>
        <header className={styles.header}>
          <div className={styles.heading}>
            {onBack && (
              <button type="button" className={styles.back} aria-label={t('back')} onClick={onBack}>
                <IconChevronLeft aria-hidden="true" />
              </button>
            )}
            <div>
              <h1 ref={heading} tabIndex={-1}>
                {title}
              </h1>
              <p>{place}</p>
            </div>
          </div>
          <LanguageSwitch />
        </header>
        {children}
      </main>
    </div>
  )
}
