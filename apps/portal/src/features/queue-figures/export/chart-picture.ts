/** Properties of a drawing that its page's styles decide. */
const styled = ['fill', 'stroke', 'font-size', 'font-family'] as const

/**
 * Makes a picture (SVG) of a chart that stands by itself: with the colours and the type that it has on the page, on its ground, and with its
 * title.
 */
export function chartPicture(chart: SVGSVGElement, title: string): string {
  const copy = chart.cloneNode(true) as SVGSVGElement
  const { width, height } = chart.getBoundingClientRect()
  const originals = [chart, ...chart.querySelectorAll('*')]
  for (const [index, one] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const look = getComputedStyle(originals[index] ?? chart)
    for (const name of styled) one.setAttribute(name, look.getPropertyValue(name))
    one.removeAttribute('class')
    one.removeAttribute('style')
  }
  const headHeight = 32
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height + headHeight))
  copy.setAttribute('viewBox', `0 ${-headHeight} ${width} ${height + headHeight}`)
  const look = getComputedStyle(document.documentElement)
  const ground = document.createElementNS(copy.namespaceURI, 'rect')
  for (const [name, value] of Object.entries({ y: -headHeight, width, height: height + headHeight }))
    ground.setAttribute(name, String(value))
  ground.setAttribute('fill', look.getPropertyValue('--rinda-paper').trim() || 'white')
  const head = document.createElementNS(copy.namespaceURI, 'text')
  for (const [name, value] of Object.entries({ x: 12, y: -10, 'font-size': 15, 'font-weight': 700 }))
    head.setAttribute(name, String(value))
  head.setAttribute('fill', look.getPropertyValue('--rinda-ink').trim() || 'black')
  head.textContent = title
  copy.prepend(ground, head)
  return new XMLSerializer().serializeToString(copy)
}
