import { DomUtils, parseDocument } from 'htmlparser2'
import { call } from '../../testing/clients/http-calls.ts'
import type { World } from '../../testing/towns/world.ts'

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** A page as another program reads it. */
export type ReadPage = {
  status: number
  headers: Headers
  /** The text of each element of a name, or of a class. */
  texts(name: string): string[]
  attributes(name: string, attribute: string): string[]
  /** Content of a meta element or address of a link, by its name or relation. */
  said(name: string): string | undefined
  /** The objects of JSON-LD on it. */
  data: Record<string, unknown>[]
}

/** Asks for a page, and reads it with a parser of HTML that is not ours. */
export async function readPage(
  world: World,
  path: string,
  headers: Record<string, string> = { 'accept-language': 'en' },
): Promise<ReadPage> {
  const answer = await call(world, `GET ${path}`, { headers })
  const document = parseDocument(answer.text)
  const find = (name: string): Element[] =>
    name.startsWith('.')
      ? DomUtils.getElementsByClassName(name.slice(1), document)
      : DomUtils.getElementsByTagName(name, document)
  const plain = (element: Element) => DomUtils.textContent(element).replace(/\s+/g, ' ').trim()
  const attribute = (element: Element, name: string) => DomUtils.getAttributeValue(element, name)
  const scripts = find('script').filter((one) => attribute(one, 'type') === 'application/ld+json')
  return {
    status: answer.status,
    headers: answer.headers,
    texts: (name) => find(name).map(plain),
    attributes: (name, of) => find(name).flatMap((one) => attribute(one, of) ?? []),
    said: (name) => {
      const meta = find('meta').find((one) => attribute(one, 'name') === name)
      const link = find('link').find((one) => attribute(one, 'rel') === name)
      return (meta && attribute(meta, 'content')) ?? (link && attribute(link, 'href'))
    },
    data: scripts.map((one) => JSON.parse(DomUtils.textContent(one)) as Record<string, unknown>),
  }
}
