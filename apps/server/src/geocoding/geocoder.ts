import type { Language } from '@rinda/contract/wire/json-api'
import type { Point } from '@rinda/domain/place/distance'
import { placesIn } from './geocoder-answer.ts'
import { createKeptAnswers } from './kept-answers.ts'
import { createPace, type PaceClock } from './pace.ts'
import type { FoundPlaces } from './place.ts'

const timeoutMs = 3_000
/** Limits that the public Nominatim allows: https://operations.osmfoundation.org/policies/nominatim/ */
const askEveryMs = 1_000
const keptForMs = 24 * 60 * 60_000
const keptMost = 1_000
const mostAnswerBytes = 1024 * 1024

export type Question = { text: string; language: Language; near: Point; most: number }
/** Answers with what was found; undefined: the geocoder could not be asked, or made no sense. */
export type Geocoder = (question: Question) => Promise<FoundPlaces | undefined>

type Api = 'nominatim' | 'photon'

/**
 * Asks a geocoder with Nominatim's or Photon's interface: which of the two says the end of its path (`/search`, `/api`); of an address
 * without one, that the first is not found there. Asked at most once a second, answers kept for a day.
 */
export function createGeocoder(
  url: string,
  userAgent: string,
  clock: PaceClock,
  traced: () => Record<string, string> = () => ({}),
): Geocoder {
  const mayAsk = createPace(askEveryMs, clock)
  const answers = createKeptAnswers<FoundPlaces>(keptMost, keptForMs, clock.nowMs)
  let api = apiOf(url)

  async function ask(spoken: Api, question: Question, left: AbortSignal): Promise<Response> {
    const headers = { 'user-agent': userAgent, accept: 'application/json', ...traced() }
    return await fetch(addressOf(url, spoken, question), { headers, redirect: 'error', signal: left })
  }

  return async (question) => {
    const name = JSON.stringify([question.text.toLowerCase(), question.language, question.most])
    const known = answers.find(name)
    if (known) return known
    const until = clock.nowMs() + timeoutMs
    if (!(await mayAsk(timeoutMs / 2))) return undefined
    try {
      const left = AbortSignal.timeout(Math.max(1, Math.ceil(until - clock.nowMs())))
      let response = await ask(api ?? 'nominatim', question, left)
      if (api === undefined && response.status === 404) response = await ask('photon', question, left)
      if (!response.ok) return undefined
      const text = await response.text()
      const found = text.length > mostAnswerBytes ? undefined : placesIn(JSON.parse(text))
      if (!found) return undefined
      api ??= new URL(response.url).pathname.endsWith('/api') ? 'photon' : 'nominatim'
      answers.keep(name, found)
      return found
    } catch {
      return undefined
    }
  }
}

function apiOf(url: string): Api | undefined {
  const path = new URL(url).pathname.replace(/\/+$/, '')
  if (path.endsWith('/api')) return 'photon'
  return /\/search(\.php)?$/.test(path) ? 'nominatim' : undefined
}

/** A geocoder's own address may carry a key in its query, which stays. */
function addressOf(url: string, api: Api, { text, language, near, most }: Question): URL {
  const address = new URL(url)
  const path = address.pathname.replace(/\/+$/, '')
  if (apiOf(url) === undefined) address.pathname = `${path}/${api === 'photon' ? 'api' : 'search'}`
  address.searchParams.set('q', text)
  address.searchParams.set('limit', String(most))
  if (api === 'photon') {
    // Of our languages Photon speaks this one; else it answers in the place's own.
    if (language === 'en') address.searchParams.set('lang', 'en')
    address.searchParams.set('lat', String(near.latitude))
    address.searchParams.set('lon', String(near.longitude))
  } else {
    address.searchParams.set('format', 'jsonv2')
    address.searchParams.set('addressdetails', '1')
    address.searchParams.set('accept-language', language)
  }
  return address
}
