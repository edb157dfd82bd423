import { unstaffedText, waitText } from '@rinda/phrases/time/wait-text'
import { type Html, html } from '../../edge/html.ts'
import type { PageCall, WrittenPage } from '../../edge/written-page.ts'
import { isAnnouncementOver } from '../../locations/resource.ts'
import { aidIcons } from '../aids.ts'
import { appPage } from '../app-page.ts'
import type { PagesContext } from '../context.ts'
import { iconSheet } from '../icons.ts'
import { hoursText } from '../row.ts'
import { findByText } from '../search/search.ts'
import type { Place } from '../shown-places.ts'
import { writeUnknownPage } from '../unknown-page.ts'
import { textOf, type Words, wordsOf } from '../words.ts'
import { findPlace } from './find-place.ts'
import { placeAbout } from './place-about.ts'
import { placeBookable } from './place-bookable.ts'
import { placeDetails } from './place-details.ts'
import { hoursNow, type LineNow, linesNow } from './place-now.ts'

/**
 * Writes the page of a location: that of the app, with what it is about for those who find pages, and with what people can read before the app
 * has come. Of a location whose company is not shown nothing is written: whoever has its address is served by the app.
 */
export async function writePlacePage(context: PagesContext, call: PageCall): Promise<WrittenPage> {
  const place = await findPlace(context, call.id)
  if (!place) return await writeUnknownPage(call)
  const words = await wordsOf(call.language)
  const { t, language } = words
  if (!place.company.is_visible) {
    const head = { title: t('titleOfPage'), description: t('describe'), path: null }
    return { status: 200, html: appPage(call, head, null) }
  }
  const { location, locationId } = place.setting
  const name = textOf(location, 'name', language)
  const address = textOf(location, 'address', language)
  const head = {
    title: [name, textOf(place.company, 'name', language)].join(' · '),
    description: t('describePlace', { place: name, address }),
    path: `/visit/location/${locationId}`,
    about: placeAbout(call, place, words),
  }
  const [found] = findByText([place], '')
  const line = found && (await linesNow(context, [found], call.now)).get(locationId)
  const icons = [...aidIcons(location.accessibility), 'open', 'closed', 'route', 'calendar'] as const
  const bookable = found ? await placeBookable(context, call, found, words) : null
  const written = html`<div id="written" data-place="${locationId}" lang="${language}">${iconSheet(icons)}
${beforeTheApp(call, place, line, words)}
${bookable}
${placeDetails(call, place, words)}</div>`
  return { status: 200, html: appPage(call, head, written) }
}

/** Writes what the app shows too: once it is there, this is taken away. */
function beforeTheApp(call: PageCall, place: Place, line: LineNow | undefined, words: Words): Html {
  const { t, language } = words
  const { setting } = place
  const { location, services, zone } = setting
  const announcement = isAnnouncementOver(location.config, call.now.getTime() / 60_000)
    ? ''
    : textOf(location, 'announcement', language)
  const waits = (line?.services ?? []).flatMap(({ id, givesNumbers, wait }) => {
    const row = services.get(id)?.row
    const known = wait ? waitText(wait, language) : unstaffedText(language)
    const said = givesNumbers ? known : t('noNumbers')
    return row ? [html`<li><span>${textOf(row, 'name', language)}</span> <span>${said}</span></li>`] : []
  })
  return html`<main class="before"><h1>${textOf(location, 'name', language)}</h1>
<p>${hoursText(hoursNow(place, call.now), zone, call.now, words)}</p>
${announcement ? html`<p class="announcement">${announcement}</p>` : null}
${line?.givesNumbers ? html`<h2>${t('takeNumber')}</h2>` : null}<ul>${waits}</ul><noscript><p>${t('noScript')}</p></noscript></main>`
}
