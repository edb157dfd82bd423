import type { HttpFailure } from '@rinda/client/http/create-http'
import { askAgainMs } from '@rinda/live/ask-again'
import { CallFailed, isUnanswered } from '@rinda/live/queries'
import { ErrorFace } from '@rinda/ui/components/notices/faces'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import styles from '../screens/loading.module.css'
import { usePhrases } from '../session/phrases.ts'

/** Shows, in the shell, that the screen could not be shown, with a button to try again. */
export function FailedFace({ error, reset }: ErrorComponentProps) {
  const { t, language } = usePhrases('shell')
  const router = useRouter()
  const isCall = error instanceof CallFailed

  const saidBy = (failure: HttpFailure) => (failure.kind === 'refused' ? failure.info?.[language] : undefined)

  /** A call is made again; a screen that broke, or whose file was replaced by a newer version, needs the whole page. */
  function retry() {
    if (!isCall) return location.reload()
    reset()
    void router.invalidate()
  }

  const latest = useRef(retry)
  latest.current = retry
  const mayPass = isUnanswered(error)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure has its own wait
  useEffect(() => {
    if (!mayPass) return
    const timer = setTimeout(() => latest.current(), askAgainMs())
    return () => clearTimeout(timer)
  }, [mayPass, error])

  return (
    <ErrorFace
      title={isCall ? t('profileFailed') : t('somethingFailed')}
      text={isCall ? (saidBy(error.failure) ?? t('serverUnreachable')) : t('somethingFailedText')}
      onRetry={retry}
    />
  )
}

/** The same where there is no shell: it is not known yet who is signed in. */
export function FailedScreen(props: ErrorComponentProps) {
  return (
    <main className={styles.screen}>
      <FailedFace {...props} />
    </main>
  )
}
