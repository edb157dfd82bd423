import { BookLoading } from '../features/book/book-loading.tsx'
import { BookPage } from '../features/book/book-page.tsx'
import { useService } from '../features/book/use-service.ts'
import { Failed } from '../session/pages/failed.tsx'
import { NotFound } from '../session/pages/not-found.tsx'
import { useReloadWhenOutdated } from '../session/version/use-outdated.ts'
import { useLatePhrases } from '../session/words/late-phrases.ts'

/** The page on which visitors book a service. */
export default function BookScreen({ id }: { id: number }) {
  const { t } = useLatePhrases('book')
  const { service, face, readAgain, onOtherOffer } = useService(id)
  useReloadWhenOutdated()
  if (service) return <BookPage {...{ service, onOtherOffer }} />
  if (face === 'failed') return <Failed text={t('needsLine')} onTryAgain={readAgain} />
  if (face === 'unknown') return <NotFound title={t('unknown')} text={t('unknownText')} />
  return <BookLoading />
}
