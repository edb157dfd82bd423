import { widgetScript } from '@rinda/phrases/widget-script'

/** Height in pixels that the widget takes at least, so that nothing below it moves while it comes: more on a phone, and for each choice on it. */
const [least, leastOnPhone, choiceHeight] = [830, 940, 84]
/** Time in ms after the frame has loaded in which a page that was let in has long said so; and in which a slow one should have come. */
const [graceMs, patienceMs] = [2_000, 15_000]

const script = document.currentScript
if (script instanceof HTMLScriptElement) placeWidget(script)

/** Puts the widget behind its script: a frame that sizes itself, or, where no frame may be or none comes, a link to the booking. */
function placeWidget(script: HTMLScriptElement): void {
  const home = new URL(script.src).origin
  const { company, location: place, service, height } = script.dataset
  const language = () => script.dataset.language ?? script.dataset.lang ?? document.documentElement.lang
  const look = () => ({
    lang: language().slice(0, 2).toLowerCase(),
    theme: script.dataset.theme ?? 'light',
    accent: script.dataset.accent ?? '',
    radius: script.dataset.radius ?? '',
  })
  const [kind, id, choices] = service
    ? ['service', service, 0]
    : place
      ? ['location', place, 1]
      : ['company', company, 2]
  const room = height
    ? `${Number(height)}px`
    : `calc(clamp(${least}px, 9999px - 2000vw, ${leastOnPhone}px) + ${choices * choiceHeight}px)`
  const page = { service: `book/${id}`, location: `location/${id}`, company: `${id}` }[kind as 'service']
  const words = widgetScript[look().lang as 'en'] ?? widgetScript.en
  const said = new URLSearchParams({ host: location.origin, ...look() })

  const box = document.createElement('div')
  const link = document.createElement('a')
  const frame = document.createElement('iframe')
  const shape = () => {
    const { theme, radius } = look()
    frame.style.borderRadius = `${Number(radius) || 0}px`
    frame.style.colorScheme = theme === 'auto' ? 'light dark' : theme
  }
  box.style.cssText = 'max-width:40rem'
  link.textContent = words.book
  link.href = `${home}/visit/${page}?lang=${look().lang}`
  link.target = '_blank'
  link.rel = 'noopener'
  frame.title = script.dataset.title ?? words.book
  frame.src = `${home}/visit/widget/${kind}/${id}?${said}`
  frame.style.cssText = `display:block;box-sizing:border-box;width:100%;min-height:${room};border:1px solid #8886;opacity:0`
  shape()

  const tellLook = () => {
    const { lang, ...rest } = look()
    frame.contentWindow?.postMessage(
      { source: 'rinda-host', type: 'look', look: { ...rest, language: lang } },
      home,
    )
  }

  let isThere = false
  /** The page asked for another look than the frame was opened with before anything in it could hear. */
  let isLookMissed = false
  let isReady = false
  const missIt = () => {
    if (isThere) return
    frame.style.display = 'none'
    box.append(link)
  }
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== home || data?.source !== 'rinda') return
    const { source: _, type, ...detail } = data
    if (type === 'hello') {
      isThere = true
      link.remove()
      Object.assign(frame.style, { display: 'block', opacity: 1 })
    }
    if (type === 'ready') {
      if (!script.dataset.title) frame.title = detail.title
      if (isLookMissed) tellLook()
      isLookMissed = false
      isReady = true
    }
    if (type === 'height' && detail.height > 0) frame.style.height = `${detail.height + 2}px`
    if (type === 'step' && box.getBoundingClientRect().top < 0) box.scrollIntoView()
    box.dispatchEvent(new CustomEvent(`rinda:${type}`, { detail, bubbles: true }))
  })
  frame.addEventListener('load', () => setTimeout(missIt, graceMs))
  setTimeout(missIt, patienceMs)
  new MutationObserver(() => {
    shape()
    isLookMissed = !isReady
    // Until something of ours is there, the frame has no origin to which this could be said.
    if (isThere) tellLook()
  }).observe(script, { attributes: true })
  box.append(frame)
  script.after(box)
}
