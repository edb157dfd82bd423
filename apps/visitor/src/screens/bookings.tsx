import { nameIn } from '@rinda/client/http/names'
import { useNow } from '@rinda/live/use-now'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { AskForLink } from '../features/booking-list/ask-for-link.tsx'
import { BookingList } from '../features/booking-list/booking-list.tsx'
import { type ShownCompany, useCompanies } from '../features/booking-list/use-companies.ts'
import { useListed } from '../features/booking-list/use-listed.ts'
import { Failed } from '../session/pages/failed.tsx'
import { LanguageSwitch } from '../session/pages/language-switch.tsx'
import { Loading } from '../session/pages/loading.tsx'
import { useReloadWhenOutdated } from '../session/version/use-outdated.ts'
import { useLatePhrases } from '../session/words/late-phrases.ts'
import styles from './bookings.module.css'

/** The page on which somebody is sent a link to all of their bookings at a company, and the list that it leads to. Its token stands behind the #. */
export default function BookingsScreen() {
  const { t } = useLatePhrases('bookingList')
  const { companies, readAgain } = useCompanies()
  const named = Number(new URLSearchParams(useSearch()).get('company'))
  const companyId = Number.isSafeInteger(named) && named > 0 ? named : null
  const [token, setToken] = useState(() => location.hash.slice(1))
  useReloadWhenOutdated()
  useEffect(() => {
    document.title = t('title')
  }, [t])
  useEffect(() => {
    const look = () => setToken(location.hash.slice(1))
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  // Whoever comes from a company needs no list of them: its name alone is missing then.
  if (companies === 'failed' && companyId === null) return <Failed onTryAgain={readAgain} />
  const props = { companies: companies === 'failed' ? undefined : companies, companyId }
  return companyId !== null && token !== '' ? (
    <Listed {...props} {...{ companyId, token }} />
  ) : (
    <Asking {...props} />
  )
}

type Companies = { companies: readonly ShownCompany[] | undefined; companyId: number | null }

function Frame({
  title,
  companies,
  companyId,
  children,
}: Companies & { title: string; children: ReactNode }) {
  const { language } = useLatePhrases('bookingList')
  const company = companies?.find(({ id }) => id === companyId)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(title)
  useEffect(() => {
    if (before.current !== title) heading.current?.focus()
    before.current = title
  }, [title])
  return (
    <div className={styles.ground}>
      <main className={styles.page}>
        <header className={styles.header}>
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {company && <p>{nameIn(language, company.name)}</p>}
          </div>
          <LanguageSwitch />
        </header>
        {children}
      </main>
    </div>
  )
}

function Asking(props: Companies) {
  const { t } = useLatePhrases('bookingList')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { companies, companyId } = props
  if (sentTo !== null)
    return (
      <Frame {...props} title={t('sentTitle')}>
        <p role="status">{t('sentText', { address: sentTo })}</p>
        <p>{t('nothingCame')}</p>
        <button type="button" className={styles.another} onClick={() => setSentTo(null)}>
          {t('another')}
        </button>
      </Frame>
    )
  return (
    <Frame {...props} title={t('title')}>
      {companyId === null && !companies ? (
        <Loading />
      ) : (
        <AskForLink companyId={companyId} companies={companies ?? []} onSent={setSentTo} />
      )}
    </Frame>
  )
}

function Listed({ token, companyId, companies }: Companies & { companyId: number; token: string }) {
  const { t } = useLatePhrases('bookingList')
  const { face, bookings, readAgain } = useListed(companyId, token)
  const now = useNow() * 60_000
  if (face === 'failed') return <Failed onTryAgain={readAgain} />
  const frame = { companies, companyId }
  if (face === 'over')
    return (
      <Frame {...frame} title={t('over')}>
        <p>{t('overText')}</p>
        <Again />
      </Frame>
    )
  return (
    <Frame {...frame} title={t('title')}>
      {face === 'loading' ? <Loading /> : <BookingList bookings={bookings} now={now} />}
    </Frame>
  )
}

/** Leads to where another link is asked for: the same address without what stands behind the #. */
function Again() {
  const { t } = useLatePhrases('bookingList')
  return (
    <button
      type="button"
      className={styles.another}
      onClick={() => {
        location.hash = ''
      }}
    >
      {t('send')}
    </button>
  )
}
