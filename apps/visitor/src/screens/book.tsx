import { BookPage } from '../features/book/book-page.tsx'
import { useService } from '../features/book/use-service.ts'
import styles from '../session/failed.module.css'
import { Failed } from '../session/failed.tsx'
import { useLatePhrases } from '../session/late-phrases.ts'
import { usePhrases } from '../session/phrases.ts'
import { useReloadWhenOutdated } from '../session/use-outdated.ts'

/** The page on which visitors book a service. */
export default function BookScreen({ id }: { id: number }) {
  const { t } = usePhrases('visit')
  const { t: book } = useLatePhrases('book')
  const { service, face, readAgain } = useService(id)
  useReloadWhenOutdated()
  if (service) return <BookPage service={service} />
  if (face === 'failed') return <Failed text={book('needsLine')} onTryAgain={readAgain} />
  return (
    <main className={styles.failed}>
      {face === 'unknown' ? (
        <>
          <h1>{book('unknown')}</h1>
          <p>{book('unknownText')}</p>
        </>
      ) : (
        <p role="status">{t('loading')}</p>
      )}
    </main>
  )
}
