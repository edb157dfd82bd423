import { isShownTo } from '../../availability/shown.ts'
import type { PageCall, WrittenPage } from '../../edge/written-page.ts'
import { appPage } from '../app-page.ts'
import type { PagesContext } from '../context.ts'
import { anyVisitor } from '../shown-places.ts'
import { writeUnknownPage } from '../unknown-page.ts'
import { textOf, wordsOf } from '../words.ts'
import { findPlace } from './find-place.ts'

/** Writes the page on which a service is booked: that of the app, with what it is about for those who find pages. */
export async function writeServicePage(context: PagesContext, call: PageCall): Promise<WrittenPage> {
  const place = await findPlace(context, call.id && (await context.settings.locationOf(call.id)))
  const service = call.id ? place?.setting.services.get(call.id)?.row : undefined
  if (!place || !service || !isShownTo(anyVisitor, place.setting, service.service_id))
    return await writeUnknownPage(call)
  const { t, language } = await wordsOf(call.language)
  const [name, at] = [textOf(service, 'name', language), textOf(place.setting.location, 'name', language)]
  const address = textOf(place.setting.location, 'address', language)
  const head = place.company.is_visible
    ? {
        title: [name, at].join(' · '),
        description: t('describeService', { service: name, place: at, address }),
        path: `/visit/book/${service.service_id}`,
      }
    : { title: t('titleOfPage'), description: t('describe'), path: null }
  return { status: 200, html: appPage(call, head, null) }
}
