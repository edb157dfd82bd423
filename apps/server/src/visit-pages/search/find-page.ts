import { html } from '../../edge/html.ts'
import type { PageCall, WrittenPage } from '../../edge/written-page.ts'
import { linkTo, publicAddress } from '../addresses.ts'
import type { PagesContext } from '../context.ts'
import { pageFrame } from '../frame.ts'
import { ownTickets } from '../own-tickets.ts'
import { rowIcons } from '../row.ts'
import { listShown } from '../shown-places.ts'
import { textOf, wordsOf } from '../words.ts'
import { type FoundPlaces, findPlaces } from './find-places.ts'
import { listOf } from './list.ts'
import { mapOf } from './map.ts'
import { readSought } from './search.ts'
import { searchForm } from './search-form.ts'

/** Writes the page on which a place is found, among all that are shown. */
export async function writeFindPage(context: PagesContext, call: PageCall): Promise<WrittenPage> {
  const { near, language, now } = call
  const sought = readSought(call.query)
  const words = await wordsOf(language)
  const { t } = words
  const { places } = await listShown(context)
  const found = await findPlaces(context, places, { sought, near, language, now })
  const isSearch =
    sought.text !== '' || sought.isOpen || sought.isStepFree || sought.isShort || sought.page > 1
  const page = {
    title: t('titleOfPage'),
    description: t('describe'),
    // What somebody looked for at some moment is no page to be found.
    path: isSearch ? null : '/visit/',
    about: isSearch ? null : listAbout(call, found),
    icons: [...rowIcons, 'search', 'near', 'map', 'people', 'check'] as const,
    content: html`${ownTickets(words)}<h1>${t('title')}</h1>
${searchForm(call, sought, words, { hasList: true })}
${mapOf(call.look, context.tiles, words)}
${listOf({ call, words, found, sought, hasCompany: true })}
<p class="back"><a href="${linkTo(call, '/visit/bookings')}">${t('ownBookings')}</a></p>`,
  }
  return { status: 200, html: pageFrame(call, page) }
}

function listAbout(call: PageCall, { rows }: FoundPlaces): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: rows.map(({ setting }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: textOf(setting.location, 'name', call.language),
      url: publicAddress(call, `/visit/location/${setting.locationId}`, call.language),
    })),
  }
}
