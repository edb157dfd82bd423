import { isWholeDay } from '@rinda/domain/hours/around-the-clock'
import { hoursOn, staysOpenAfter } from '@rinda/domain/hours/opening-hours'
import { addDays, localDateOf } from '@rinda/domain/time/zone'
import { longDay } from '@rinda/phrases/time/day-text'
import { type Html, html } from '../../edge/html.ts'
import type { PageCall } from '../../edge/written-page.ts'
import { linkTo } from '../addresses.ts'
import { aidsOf } from '../aids.ts'
import { icon } from '../icons.ts'
import { pointOf } from '../search/find-places.ts'
import type { Place } from '../shown-places.ts'
import { isWebAddress, webLink } from '../web-link.ts'
import { textOf, type Words } from '../words.ts'

const shownDays = 7

/** Writes what stands about a location below its services: opening times, where it is, how to reach it, its aids. */
export function placeDetails(call: PageCall, place: Place, words: Words): Html {
  const { t, language } = words
  const { location } = place.setting
  const description = textOf(location, 'description', language)
  const aids = aidsOf(location.accessibility, t)
  const company = textOf(place.company, 'name', language)
  return html`<aside class="about" aria-labelledby="about"><h2 id="about">${t('details')}</h2>
${description ? html`<p class="text">${description}</p>` : null}
<h3>${t('openingTimes')}</h3>${hoursTable(place, call.now, words)}
<h3>${t('contacts')}</h3>${contactsOf(place, words)}
${aids ? html`<h3>${t('access')}</h3>${aids}` : null}
<p><a href="${linkTo(call, `/visit/${place.setting.companyId}`)}">${t('otherPlaces', { company })}</a></p></aside>`
}

function hoursTable({ setting: { hours, zone } }: Place, now: Date, { t, language }: Words): Html {
  const today = localDateOf(now.getTime() / 60_000, zone)
  const rows = Array.from({ length: shownDays }, (_, ahead) => addDays(today, ahead)).map((date) => {
    const { range, isSpecial } = hoursOn(hours, date)
    const isToMidnight = range !== null && (isWholeDay(range) || staysOpenAfter(hours, date))
    const times = range ? `${range.from}–${isToMidnight ? '24:00' : range.till}` : t('closedDay')
    const mark = date === today ? html` aria-current="date"` : null
    return html`<tr${mark}><th scope="row">${longDay(date, language, today)}</th><td>${times}${isSpecial ? html` <em>${t('otherHours')}</em>` : null}</td></tr>`
  })
  return html`<table><tbody>${rows}</tbody></table>`
}

function contactsOf(place: Place, { t, language }: Words): Html {
  const { address_lv, address_en, address_ru, address, phone, email, www } = place.setting.location
  const where = textOf({ address, address_lv, address_en, address_ru }, 'address', language)
  const point = pointOf(place)
  const route = point
    ? html` <a class="route" href="https://www.openstreetmap.org/directions?route=%3B${point.latitude}%2C${point.longitude}" rel="noreferrer">${icon('route')}${t('route')}</a>`
    : null
  const rows = [
    where || route ? html`<div><dt>${t('address')}</dt><dd>${where}${route}</dd></div>` : null,
    phone
      ? html`<div><dt>${t('phone')}</dt><dd><a href="tel:${phone.replace(/[^\d+]/g, '')}">${phone}</a></dd></div>`
      : null,
    email
      ? html`<div><dt>${t('email')}</dt><dd><a href="mailto:${encodeURIComponent(email).replace('%40', '@')}">${email}</a></dd></div>`
      : null,
    isWebAddress(www) ? html`<div><dt>${t('www')}</dt><dd>${webLink(www)}</dd></div>` : null,
  ].filter((one) => one !== null)
  return html`<dl>${rows}</dl>`
}
