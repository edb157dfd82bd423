import { openShortLink } from '@rinda/client/bookings/own/booking-links'
import { useCallback, useEffect, useState } from 'react'
import { NoBooking } from '../features/own-booking/kept/no-booking.tsx'
import { Page } from '../features/own-booking/page.tsx'
import { visitorHttp } from '../session/line/visitor-http.ts'
import { Failed } from '../session/pages/failed.tsx'
import { Loading } from '../session/pages/loading.tsx'
import { useLatePhrases } from '../session/words/late-phrases.ts'

/** Goes on from the link of a text message to the page of its booking. What opens it stands in the fragment, which no server is sent. */
export default function ShortLinkScreen() {
  const { t } = useLatePhrases('ownBooking')
  const [face, setFace] = useState<'loading' | 'failed' | 'unknown'>('loading')
  const open = useCallback(async () => {
    setFace('loading')
    const opened = await openShortLink(visitorHttp, location.hash.slice(1))
    if (!opened.ok) return setFace('failed')
    if (!opened.value) return setFace('unknown')
    const { qtid, token } = opened.value
    location.replace(`/visit/booking/${qtid}#${token}`)
  }, [])
  useEffect(() => void open(), [open])
  const title = t(face === 'unknown' ? 'unknown' : 'title')
  useEffect(() => {
    document.title = title
  }, [title])
  if (face === 'failed') return <Failed onTryAgain={() => void open()} />
  return (
    <Page title={title} place="" onBack={undefined}>
      {face === 'loading' ? <Loading /> : <NoBooking />}
    </Page>
  )
}
