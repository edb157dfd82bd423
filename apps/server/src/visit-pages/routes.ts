import type { PageCall, PageFeature } from '../edge/written-page.ts'
import type { PagesContext } from './context.ts'
import { widgetKinds } from './widget/widget-kinds.ts'

/**
 * The pages on which visitors find a place, and what of the app's pages is written beforehand. Nothing of it is loaded before somebody asks.
 */
export function visitPages(context: PagesContext): PageFeature {
  const pages: PageFeature['pages'] = [
    {
      path: '/visit/',
      write: async (call) => (await import('./search/find-page.ts')).writeFindPage(context, call),
    },
    {
      path: '/visit',
      write: async (call) => (await import('./search/find-page.ts')).writeFindPage(context, call),
    },
    {
      path: String.raw`/visit/:id(^\d+$)`,
      write: async (call) => (await import('./company-page.ts')).writeCompanyPage(context, call),
    },
    {
      path: '/visit/location/:id',
      write: async (call) => (await import('./place/place-page.ts')).writePlacePage(context, call),
    },
    {
      path: '/visit/book/:id',
      write: async (call) => (await import('./place/service-page.ts')).writeServicePage(context, call),
    },
    ...widgetKinds.map((kind) => ({
      path: `/visit/widget/${kind}/:id`,
      write: async (call: PageCall) =>
        (await import('./widget/widget-page.ts')).writeWidgetPage(context, kind, call),
    })),
  ]
  return { pages, broken: async (call) => (await import('./unknown-page.ts')).writeBrokenPage(call) }
}
