import { widgetOrigins } from '@rinda/rulebook/widget-origins'
import type { CompanyRow } from '../../availability/setting-store.ts'
import { isShownTo } from '../../availability/shown.ts'
import { findCompanyRow } from '../../companies/company-store.ts'
import type { PageCall, WrittenPage } from '../../edge/written-page.ts'
import { appPage } from '../app-page.ts'
import type { PagesContext } from '../context.ts'
import { findPlace } from '../place/find-place.ts'
import { anyVisitor } from '../shown-places.ts'
import { writeUnknownPage } from '../unknown-page.ts'
import { textOf, wordsOf } from '../words.ts'
import type { WidgetKind } from './widget-kinds.ts'

/**
 * Says to the page around this one that it was let in. The page of a company that does not name its origin is not loaded, and says nothing: that
 * cannot be told from outside otherwise.
 */
const script =
  "{const o=new URLSearchParams(location.search).get('host');if(o&&parent!==window)parent.postMessage({source:'rinda',type:'hello'},o)}"

/**
 * Rules of the widget alone, which no other page is to load: a card on a page of another site, by day or by night as that page says, and as high as
 * what stands in it. They count more than those of the app.
 */
const style =
  ':root[data-widget]{--visit-ground:var(--rinda-paper);--visit-ground-2:var(--rinda-blue-wash);--visit-ink:var(--rinda-ink);--visit-ink-2:var(--rinda-ink-2);--visit-line:var(--rinda-blue)}:root[data-widget=auto]{color-scheme:light dark}:root[data-widget] main{min-height:0}'

/**
 * Writes the page of the app on which a company, a location or a service is booked within a page of another site, for the origins that its
 * company names and for our own. It is the only page of ours that can be shown in a frame, and is not to be found by itself.
 */
export async function writeWidgetPage(
  context: PagesContext,
  kind: WidgetKind,
  call: PageCall,
): Promise<WrittenPage> {
  const found = await findSubject(context, kind, call)
  if (!found) return await writeUnknownPage(call)
  const { t } = await wordsOf(call.language)
  const head = { title: found.name, description: t('describe'), path: null }
  const frame = { origins: widgetOrigins(found.company.company_id, found.company.profile), script }
  const asked = call.query.get('theme')
  const theme = asked === 'auto' || asked === 'dark' ? asked : 'light'
  const look = theme === 'auto' ? 'data-widget="auto"' : `data-widget data-theme="${theme}"`
  const page = appPage(call, head, null)
    .replace('<html ', () => `<html ${look} `)
    .replace('<head>', () => `<head><script>${script}</script><style>${style}</style>`)
  return { status: 200, html: page, frame }
}

/** Finds what is to be booked and whose it is; undefined where visitors are shown none of that id. */
async function findSubject(
  context: PagesContext,
  kind: WidgetKind,
  { id, language }: PageCall,
): Promise<{ company: CompanyRow; name: string } | undefined> {
  if (kind === 'company') {
    const company = id === null ? undefined : await findCompanyRow(context.db, id)
    return company?.is_visible ? { company, name: textOf(company, 'name', language) } : undefined
  }
  const locationId = kind === 'location' ? id : id && (await context.settings.locationOf(id))
  const place = await findPlace(context, locationId)
  if (!place) return undefined
  const { company, setting } = place
  if (kind === 'location') return { company, name: textOf(setting.location, 'name', language) }
  const service = id ? setting.services.get(id)?.row : undefined
  if (!service || !isShownTo(anyVisitor, setting, service.service_id)) return undefined
  return { company, name: textOf(service, 'name', language) }
}
