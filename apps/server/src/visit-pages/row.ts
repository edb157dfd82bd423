import { openingText, timeText } from '@rinda/phrases/time/opening-text'
import { isNoWait, unstaffedText, waitText } from '@rinda/phrases/time/wait-text'
import { type Html, html } from '../edge/html.ts'
import type { PageCall } from '../edge/written-page.ts'
import { linkTo } from './addresses.ts'
import { aidsOf } from './aids.ts'
import { type IconName, icon } from './icons.ts'
import type { HoursNow, LineNow } from './place/place-now.ts'
import { type FoundRow, pointOf } from './search/find-places.ts'
import { textOf, type Words } from './words.ts'

/** The icons that rows are drawn with. */
export const rowIcons: readonly IconName[] = [
  ...(['open', 'closed', 'ticket', 'calendar'] as const),
  ...(['access_1', 'access_2', 'access_3', 'access_4', 'access_5'] as const),
]

type Page = { call: PageCall; words: Words; hasCompany: boolean }

/** A place in a list: what it is and where, how long one waits there now, when it is open, and what one can do. */
export function rowOf(row: FoundRow, { call, words, hasCompany }: Page): Html {
  const { setting, company, meters, line, hours } = row
  const { language, t } = words
  const { location, locationId, zone } = setting
  const name = textOf(location, 'name', language)
  const address = textOf(location, 'address', language)
  const where = [
    hasCompany ? textOf(company, 'name', language) : '',
    address === name ? '' : address,
    meters === null ? '' : distanceText(meters, language),
  ].filter(Boolean)
  const point = pointOf(row)
  const at = point && html` data-at="${`${point.latitude},${point.longitude}`}"`
  return html`<li data-place="${locationId}"${at}>
<div class="top"><div><h2><a href="${linkTo(call, `/visit/location/${locationId}`)}">${name}</a></h2>
<p class="where">${where.join('\u00a0· ')}</p></div>
<p class="wait" data-live="wait">${waitOf(row, words)}</p></div>
<p class="state" data-live="state">${hoursText(hours, zone, call.now, words)}${line.hasLine && hours.isOpen ? crowdOf(line, words) : null}</p>
${aidsOf(location.accessibility, t)}
<div class="acts" data-live="acts">${actsOf(row, call, words, name)}</div>
</li>`
}

function waitOf({ hours, line, free }: FoundRow, { t, language }: Words): Html {
  if (!hours.isOpen)
    return html`<strong class="none">${t('closedNow')}</strong> ${line.hasLine ? html`<span>${t('noNumbers')}</span>` : null}`
  if (line.wait) {
    const toWait = isNoWait(line.wait) ? null : html` <span>${t('toWait')}</span>`
    return html`<strong>${waitText(line.wait, language)}</strong>${toWait}`
  }
  if (line.givesNumbers) return html`<span>${unstaffedText(language)}</span>`
  if (line.hasLine) return html`<span>${t('noNumbers')}</span>`
  return html`${free ? html`<span>${t('byAppointment')}</span>` : null}`
}

/** Says until when a place is open, or when it opens. */
export function hoursText(
  { isOpen, isAroundTheClock, closesAt, opensAt }: HoursNow,
  zone: string,
  now: Date,
  { t, language }: Words,
): Html {
  const where = { zone, language }
  if (isOpen) {
    const until = isAroundTheClock
      ? t('openAlways')
      : closesAt === null
        ? t('openNow')
        : t('openUntil', { time: timeText(closesAt, where) })
    return html`<span class="open">${icon('open')}${until}</span>`
  }
  const opens =
    opensAt === null ? t('closedNow') : t('opens', { when: openingText(opensAt, now.getTime(), where) })
  return html`<span class="shut">${icon('closed')}${opens}</span>`
}

const bars = [20, 40, 60, 80, 100]

function crowdOf({ crowdLevel }: LineNow, { t }: Words): Html {
  const drawn = bars.map((bar) => html`<i${bar <= crowdLevel ? html` class="on"` : null}></i>`)
  return html` <span class="crowd"><span class="bars" aria-hidden="true">${drawn}</span>${t(`crowd_${crowdLevel as 0}`)}</span>`
}

function actsOf(
  { setting, line, free }: FoundRow,
  call: PageCall,
  { t, language }: Words,
  name: string,
): Html {
  const href = linkTo(call, `/visit/location/${setting.locationId}`)
  const of = html`<span class="only-heard">, ${name}</span>`
  const when = free && openingText(free.at, call.now.getTime(), { zone: setting.zone, language })
  return html`${line.givesNumbers ? html`<a class="act primary" href="${href}">${icon('ticket')}${t('takeNumber')}${of}</a>` : null}
${free && when ? html`<a class="act" href="${linkTo(call, `/visit/book/${free.serviceId}`)}">${icon('calendar')}<span>${t('book')} · ${when}</span>${of}</a>` : null}`
}

function distanceText(meters: number, language: string): string {
  const tens = Math.max(10, Math.round(meters / 10) * 10)
  const isFar = tens >= 1000
  const unit = isFar ? 'kilometer' : 'meter'
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: isFar && meters < 10_000 ? 1 : 0,
  })
  return format.format(isFar ? meters / 1000 : tens)
}
