import { type BookingLink, beginPayment } from '@rinda/client/bookings/own/own-booking'
import { useEffect, useState } from 'react'
import { visitorHttp } from '../../../session/line/visitor-http.ts'
import { keepLink } from './kept-link.ts'

type PayState = 'resting' | 'leading' | 'failed'

/** Leads to the page on which a booking is paid for. Its token stays on this device. */
export function usePay(link: BookingLink): { state: PayState; pay: () => Promise<void> } {
  const [state, setState] = useState<PayState>('resting')
  useEffect(() => {
    // A page that the browser has kept while somebody was away is not on its way any more.
    const rest = ({ persisted }: PageTransitionEvent) => persisted && setState('resting')
    window.addEventListener('pageshow', rest)
    return () => window.removeEventListener('pageshow', rest)
  }, [])
  async function pay(): Promise<void> {
    if (state === 'leading') return
    setState('leading')
    const page = await beginPayment(visitorHttp, link)
    if (!page.ok || !page.value) return setState('failed')
    keepLink(link)
    location.assign(page.value)
  }
  return { state, pay }
}
