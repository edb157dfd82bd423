import { PageLink } from '../../../bookings/page-link.tsx'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import { usePhrases } from '../../../session/words/phrases.ts'
import buttons from '../buttons.module.css'

/** Says why a link shows no booking, and leads on: to a new link, or to all places. */
export function NoBooking() {
  const { t } = useLatePhrases('ownBooking')
  const { t: visit } = usePhrases('visit')
  return (
    <>
      <p>{t('unknownText')}</p>
      <PageLink to="/bookings" className={buttons.main}>
        {t('findOwn')}
      </PageLink>
      <a href="/visit/" className={buttons.button}>
        {visit('toAllPlaces')}
      </a>
    </>
  )
}
