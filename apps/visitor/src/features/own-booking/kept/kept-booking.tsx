import { nameIn } from '@rinda/client/http/names'
import { useNow } from '@rinda/live/use-now'
import type { ReactNode } from 'react'
import { KeptNote } from '../../../queue/kept-note.tsx'
import type { Kept } from '../../../session/kept/kept-pages.ts'
import { useKept } from '../../../session/kept/use-kept.ts'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import { bookingFace, isAhead } from '../booking-face.ts'
import { CodeCard } from '../card/code-card.tsx'
import { WhenCard } from '../card/when-card.tsx'
import { Page } from '../page.tsx'
import { Phone, RouteLink } from '../ways.tsx'
import type { KeptBooking } from './kept-booking-record.ts'

type Props = { name: string; token: string; title: string; otherwise: ReactNode }

/** A booking that cannot be read now, as it was when there was a line; `otherwise` where it was not kept. */
export function KeptBookingView({ name, token, title, otherwise }: Props) {
  const { language } = useLatePhrases('kept')
  const kept = useKept<KeptBooking>(name, token)
  if (!kept) return kept === null && otherwise
  return (
    <Page title={title} place={nameIn(language, kept.value.company.name)}>
      <AsItWas kept={kept} />
    </Page>
  )
}

/** Time, place and code. What changes them needs a line. */
function AsItWas({ kept: { at, value } }: { kept: Kept<KeptBooking> }) {
  const { t } = useLatePhrases('kept')
  const now = useNow() * 60_000
  const face = bookingFace(value, now)
  return (
    <>
      <KeptNote at={at} zone={value.zone} />
      <WhenCard booking={value} face={face} isJustBooked={false} now={now} />
      {isAhead(face) && <CodeCard code={value.code} />}
      <RouteLink location={value.location} />
      <Phone location={value.location} />
      <p>
        {t('bookingActs')} {t('byItself')}
      </p>
    </>
  )
}
