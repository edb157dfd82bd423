import { companyFacts } from '@rinda/rulebook/company-facts'
import { type Html, html } from '../edge/html.ts'
import type { PageCall, WrittenPage } from '../edge/written-page.ts'
import { linkTo, publicAddress } from './addresses.ts'
import type { PagesContext } from './context.ts'
import { pageFrame } from './frame.ts'
import { ownTickets } from './own-tickets.ts'
import { rowIcons } from './row.ts'
import { findPlaces } from './search/find-places.ts'
import { listOf } from './search/list.ts'
import { readSought } from './search/search.ts'
import { listShown } from './shown-places.ts'
import { writeUnknownPage } from './unknown-page.ts'
import { isWebAddress, webLink } from './web-link.ts'
import { textOf, wordsOf } from './words.ts'

/** Writes the page of a company with its locations. */
export async function writeCompanyPage(context: PagesContext, call: PageCall): Promise<WrittenPage> {
  const { id, language, near, now } = call
  const { companies, places } = await listShown(context)
  const company = companies.find((one) => one.company_id === id)
  if (!company) return await writeUnknownPage(call)
  const words = await wordsOf(language)
  const { t } = words
  const { page } = readSought(call.query)
  const sought = { text: '', isOpen: false, isStepFree: false, isShort: false, page }
  const own = places.filter(({ setting }) => setting.companyId === id)
  const found = await findPlaces(context, own, { sought, near, language, now })
  const name = textOf(company, 'name', language)
  const path = `/visit/${id}`
  const written = {
    title: t('placesOf', { company: name }),
    description: t('describeCompany', { company: name }),
    path: page > 1 ? null : path,
    about: {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': publicAddress(call, path),
      url: publicAddress(call, path, language),
      name,
      ...(isWebAddress(company.www) ? { sameAs: company.www } : {}),
      department: found.rows.map(({ setting }) => ({
        '@type': 'LocalBusiness',
        '@id': publicAddress(call, `/visit/location/${setting.locationId}`),
        name: textOf(setting.location, 'name', language),
      })),
    },
    icons: rowIcons,
    content: html`${ownTickets(words)}<p class="back"><a href="${linkTo(call, '/visit/')}">${t('allCompanies')}</a></p>
<div class="company">${logoOf(companyFacts(company.company_id, company.profile).logo)}<div><h1>${name}</h1>${isWebAddress(company.www) ? html`<p>${webLink(company.www)}</p>` : null}</div></div>
${listOf({ call, words, found, sought, hasCompany: false })}
<p class="back"><a href="${linkTo(call, '/visit/bookings', { company: company.company_id })}">${t('ownBookings')}</a></p>`,
  }
  return { status: 200, html: pageFrame(call, written) }
}

/** A picture that stands in its address: our pages load none from elsewhere. */
function logoOf(logo: string): Html | null {
  return logo.startsWith('data:image/')
    ? html`<img class="logo" src="${logo}" alt="" width="96" height="48">`
    : null
}
