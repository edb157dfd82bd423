import type { Point } from '@rinda/domain/place/distance'
import type { Language } from './page-language.ts'

/** Built files of the visitors' app that the pages which the server writes are put together with. */
export type PageLook = {
  /** The page in which the app runs. */
  readonly appPage: string
  /** Style and script of the pages that are written whole; null while the app is not built. */
  readonly style: string | null
  readonly script: string | null
  /** Script and style of the map of these pages, which the script loads once it is wanted. */
  readonly map: { readonly script: string; readonly style: string } | null
  /** The style of what is written into the page of the app. */
  readonly placeStyle: string
}

/** A request for a page, parsed: whatever stands in its address, it is answered with a page. */
export type PageCall = {
  /** Id in the path; null where that holds none. */
  readonly id: number | null
  readonly path: string
  readonly query: URLSearchParams
  readonly language: Language
  /** Our own origin, as whoever asks knows it. */
  readonly origin: string
  /** Place of whoever asks, where they allowed their browser to say it. */
  readonly near: Point | null
  readonly now: Date
  readonly look: PageLook
}

/** Frame of another site in which a page may be shown: the origins that may, and the one script that stands in it besides those of the app. */
export type PageFrame = { readonly origins: readonly string[]; readonly script: string }

/** A page as it is sent; without a frame no other page can show it within itself. */
export type WrittenPage = { readonly status: 200 | 404; readonly html: string; readonly frame?: PageFrame }

/** A page at a path, as the HTTP library writes it. */
type PageRoute = {
  readonly path: string
  readonly write: (call: PageCall) => Promise<WrittenPage>
}

/** Pages of a feature, and the one that is shown where one of them could not be written. */
export type PageFeature = {
  readonly pages: readonly PageRoute[]
  readonly broken: (call: PageCall) => Promise<string>
}
