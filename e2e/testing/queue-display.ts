import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { connectAgentSocket } from '@rinda/client/queue/agent-socket'
import { makeLocation, makeService } from './own-location.ts'
import { newName, signInAs } from './portal.ts'
import { takeTicket } from './queue-visitor.ts'

/** Part of what a display plays: where in which file, and when. */
export type SaidPart = {
  file: string
  clip: { at: number; seconds: number; words?: string }
  startsAt: number
}
type Said = { label: string; counter: string | number; parts: SaidPart[] }

/** Connects to the line as the counter's screen of whoever is signed in on a page does. */
export async function connectAgent(page: Page, url: string) {
  const answer = await page.request.get('/api/portal/current_portal_user')
  const { token } = ((await answer.json()) as { data: { attributes: { token: string } } }).data.attributes
  return connectAgentSocket({ url, companyId: 1, version: 'e2e', token, session: newName() })
}

/** A line of its own, with somebody who works there over the socket, as the counter's screen does. */
export async function openLine(browser: Browser, url: string, more: object = {}) {
  const page = await signInAs(browser)
  const name = `Rinda ${newName()}`
  const location = await makeLocation(page, name, { qms_active: true, visible: true, ...more })
  const queue = { qms_id: 'OWN', average_time: 10 }
  const service = await makeService(page, location, 'Konsultācija', queue)
  const agent = await connectAgent(page, url)
  const locationId = Number(location.id)
  const ids = new Map<string, number>()
  return {
    ...{ page, name, location, locationId },
    path: `/visit/display/${locationId}`,
    /** Somebody takes a number. Gives its name. */
    take: async () => await takeTicket(url, Number(service.id)),
    /** The counter calls the next one. Gives the name of the number. */
    async call(counter: number | string): Promise<string> {
      const called = await agent.requestSurely('call_next', { locationId, counter })
      if (!called.ok || called.data === undefined) throw new Error('nobody was called')
      ids.set(called.data.attributes.label, Number(called.data.id))
      return called.data.attributes.label
    },
    async act(type: 'recall' | 'finish' | 'no_show', label: string): Promise<void> {
      const done = await agent.requestSurely(type, { id: ids.get(label) ?? 0 })
      expect(done.ok).toBe(true)
    },
    /** Stops giving numbers, or goes on. */
    async stop(stopped: boolean): Promise<void> {
      const asked = { locationId, serviceId: Number(service.id), stopped }
      expect((await agent.requestSurely('stop_tickets', asked)).ok).toBe(true)
    },
    close: () => agent.close(),
  }
}

/** Has a page note what it says. To be called before it is opened. */
export async function listenTo(page: Page): Promise<() => Promise<Said[]>> {
  await page.addInitScript(() => {
    const said: unknown[] = []
    Object.assign(window, { said })
    window.addEventListener('rinda:said', (event) => said.push((event as CustomEvent).detail))
  })
  return async () => await page.evaluate(() => (window as unknown as { said: Said[] }).said)
}

/** Makes a browser that lets a page sound only after a click, as those do that are not told otherwise. To be called before it is opened. */
export async function forbidSound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let isAllowed = false
    window.addEventListener('pointerdown', () => (isAllowed = true), { capture: true })
    Object.defineProperty(AudioContext.prototype, 'state', {
      get: () => (isAllowed ? 'running' : 'suspended'),
    })
    AudioContext.prototype.resume = async function resume() {
      if (!isAllowed) await new Promise(() => {})
      this.dispatchEvent(new Event('statechange'))
    }
  })
}

/** The line of a page, which can be cut: no message and no call comes through until it is mended. */
export async function cuttableLine(page: Page) {
  let isCut = false
  const open = new Set<() => void>()
  await page.routeWebSocket(/\/queue\//, (near) => {
    if (isCut) return near.close()
    const far = near.connectToServer()
    open.add(() => {
      near.close()
      far.close()
    })
  })
  await page.route(/\/(queue|api\/visit)\//, (route) => (isCut ? route.abort() : route.fallback()))
  return {
    cut() {
      isCut = true
      for (const close of open) close()
      open.clear()
    },
    mend() {
      isCut = false
    },
  }
}

/** Puts together what a page said as a browser hears it, and gives the loudness of each part, with its words. */
export async function heardIn(page: Page, parts: readonly SaidPart[]) {
  return await page.evaluate(async (given) => {
    const rate = 24_000
    const heard: { file: string; words: string; loudness: number }[] = []
    const files = new Map<string, { buffer: AudioBuffer; words: Map<number, string> }>()
    for (const name of new Set(given.map(({ file }) => file))) {
      const context = new OfflineAudioContext(1, rate, rate)
      const sound = await (await fetch(`/visit/sounds/${name}.webm`)).arrayBuffer()
      const buffer = await context.decodeAudioData(sound)
      const list = name === 'chime' ? {} : await (await fetch(`/visit/sounds/${name}.json`)).json()
      const clips = Object.values(list as Record<string, { at: number; words: string }>)
      files.set(name, { buffer, words: new Map(clips.map((clip) => [clip.at, clip.words])) })
    }
    for (const { file, clip } of given) {
      const found = files.get(file)
      if (!found) continue
      const samples = found.buffer
        .getChannelData(0)
        .subarray(Math.round(clip.at * rate), Math.round((clip.at + clip.seconds) * rate))
      const power = samples.reduce((sum, one) => sum + one * one, 0) / samples.length
      heard.push({ file, words: found.words.get(clip.at) ?? '', loudness: Math.sqrt(power) })
    }
    return heard
  }, parts)
}
