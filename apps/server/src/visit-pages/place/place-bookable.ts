import { openingText } from '@rinda/phrases/time/opening-text'
import { type Html, html } from '../../edge/html.ts'
import type { PageCall } from '../../edge/written-page.ts'
import { linkTo } from '../addresses.ts'
import type { PagesContext } from '../context.ts'
import { listFirstFree } from '../first-free.ts'
import { icon } from '../icons.ts'
import { type Found, shownServicesOf } from '../search/search.ts'
import { textOf, type Words } from '../words.ts'

/** Writes the services of a location that a time can be booked for, each with its first free one and the way to its page; null where there are none. */
export async function placeBookable(
  context: Pick<PagesContext, 'boards'>,
  call: PageCall,
  found: Found,
  { t, language }: Words,
): Promise<Html | null> {
  const bookable = shownServicesOf(found.setting).filter(({ isBookable }) => isBookable)
  if (bookable.length === 0) return null
  const first = await listFirstFree(context, found, call.now)
  const where = { zone: found.setting.zone, language }
  const rows = bookable.map(({ row }) => {
    const at = first.get(row.service_id)
    const when =
      at === undefined
        ? t('noTimeSoon')
        : t('firstFree', { when: openingText(at, call.now.getTime(), where) })
    return html`<li><a class="book" href="${linkTo(call, `/visit/book/${row.service_id}`)}">${icon('calendar')}<span><b>${textOf(row, 'name', language)}</b> <em>${when}</em></span></a></li>`
  })
  return html`<nav class="about" aria-labelledby="bookable"><h2 id="bookable">${t('bookHere')}</h2><ul>${rows}</ul>
<p><a href="${linkTo(call, '/visit/bookings', { company: found.setting.companyId })}">${t('ownBookings')}</a></p></nav>`
}
