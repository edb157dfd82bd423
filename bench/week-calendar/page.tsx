import { bigCalendar } from './big-calendar.tsx'
import { boxesEach, boxesGrouped } from './boxes.tsx'
import { fullCalendar } from './full-calendar.tsx'
import { ours } from './ours.tsx'
import { makeWorld } from './world.ts'

const contestants = [
  ours,
  fullCalendar('FullCalendar', {}),
  fullCalendar('FullCalendar, at most 7 beside each other', { eventMaxStack: 7 }),
  bigCalendar,
  boxesEach,
  boxesGrouped,
]

/** The browser has drawn a frame, and has nothing left to do for it. */
const frame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(null)
    })
  })

/** Milliseconds from an act to the end of the last frame in which it still changed something on the page. */
async function timeOf(place: HTMLElement, act: () => void): Promise<number> {
  let hasChanged = false
  const watcher = new MutationObserver(() => {
    hasChanged = true
  })
  watcher.observe(place, { subtree: true, childList: true, attributes: true, characterData: true })
  const start = performance.now()
  act()
  let last = start
  for (let quiet = 0; quiet < 6; quiet++) {
    await frame()
    if (!hasChanged) continue
    last = performance.now()
    hasChanged = false
    quiet = 0
  }
  watcher.disconnect()
  return last - start
}

async function measure(name: string, count: number) {
  const contestant = contestants.find((one) => one.name === name)
  if (!contestant) throw new Error(`There is no ${name}.`)
  const world = makeWorld(count)
  const place = document.createElement('div')
  place.style.cssText = 'position: relative; display: flex; flex-direction: column; height: 100vh'
  document.body.replaceChildren(place)
  await frame()
  const mounted: ReturnType<typeof contestant.mount>[] = []
  const first = await timeOf(place, () => mounted.push(contestant.mount(place, world)))
  const elements = place.querySelectorAll('*').length
  const change = await timeOf(place, () => mounted[0]?.change(world.coming))
  mounted[0]?.unmount()
  document.body.replaceChildren()
  return { first, change, elements }
}

Object.assign(window, { measure, names: contestants.map(({ name }) => name) })
