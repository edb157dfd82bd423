import { askOptOut } from '@rinda/client/bookings/own/opt-out'
import type { OptOutAttributes } from '@rinda/contract/booking/opt-out'
import { useCallback, useEffect, useState } from 'react'
import { onWake } from '../../session/line/on-wake.ts'
import { visitorHttp } from '../../session/line/visitor-http.ts'
import { Failed } from '../../session/pages/failed.tsx'
import { LanguageSwitch } from '../../session/pages/language-switch.tsx'
import { Loading } from '../../session/pages/loading.tsx'
import { useLatePhrases } from '../../session/words/late-phrases.ts'
import { usePhrases } from '../../session/words/phrases.ts'
import styles from './opt-out.module.css'

type State =
  | { face: 'loading' | 'failed' | 'unknown' }
  | { face: 'there'; of: OptOutAttributes; isBusy: boolean; hasFailed: boolean }

/** Asks once whether a company is to send no more reminders, and lets whoever has said so take it back. */
export function OptOut({ token }: { token: string }) {
  const { language } = usePhrases('visit')
  const { t } = useLatePhrases('optOut')
  const [state, setState] = useState<State>({ face: 'loading' })

  const ask = useCallback(
    async (method: 'GET' | 'POST' | 'DELETE') => {
      setState((before) =>
        before.face === 'there' ? { ...before, isBusy: true, hasFailed: false } : { face: 'loading' },
      )
      const answer = await askOptOut(visitorHttp, method, token)
      // Whoever wants no more of a company is not to find it on the phone either.
      if (answer.ok && method === 'POST')
        void import('../../session/kept/kept-pages.ts').then(
          ({ forgetPages }) => forgetPages(),
          () => {},
        )
      setState((before) => {
        if (!answer.ok)
          return before.face === 'there' ? { ...before, isBusy: false, hasFailed: true } : { face: 'failed' }
        if (!answer.value) return { face: 'unknown' }
        return { face: 'there', of: answer.value, isBusy: false, hasFailed: false }
      })
    },
    [token],
  )
  useEffect(() => void ask('GET'), [ask])
  const hasFailed = state.face === 'failed'
  useEffect(() => (hasFailed ? onWake(() => void ask('GET')) : undefined), [hasFailed, ask])
  const title = state.face === 'unknown' ? t('unknown') : t('title')
  useEffect(() => {
    document.title = title
  }, [title])

  if (hasFailed) return <Failed onTryAgain={() => void ask('GET')} />
  const isThere = state.face === 'there'
  const company = isThere ? state.of[`name_${language}`] || state.of.name : ''
  const isStopped = isThere && state.of.stopped
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <span>{company}</span>
        <LanguageSwitch />
      </header>
      <section className={styles.card}>
        <h1>{title}</h1>
        {state.face === 'loading' && <Loading />}
        {state.face === 'unknown' && <p>{t('unknownText')}</p>}
        {isThere && (
          <>
            <p role="status">{t(isStopped ? 'stopped' : 'ask', { company })}</p>
            <p className={styles.hint}>{t('stays')}</p>
            {state.hasFailed && <p role="alert">{t('failed')}</p>}
            <button
              type="button"
              data-is-stopped={isStopped || undefined}
              disabled={state.isBusy}
              onClick={() => void ask(isStopped ? 'DELETE' : 'POST')}
            >
              {t(isStopped ? 'again' : 'stop')}
            </button>
          </>
        )}
      </section>
    </main>
  )
}
