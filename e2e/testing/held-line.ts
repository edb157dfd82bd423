import type { Page } from '@playwright/test'

/** Holds back what the page asks for by messages of a type, from its next load on. Gives the way to let all of it through. */
export async function heldLine(page: Page, line: RegExp, type: string): Promise<() => void> {
  let letThrough: (() => void)[] | null = []
  await page.routeWebSocket(line, (near) => {
    const far = near.connectToServer()
    near.onMessage((message) => {
      if (letThrough && String(message).includes(`"type":"${type}"`)) letThrough.push(() => far.send(message))
      else far.send(message)
    })
  })
  return () => {
    for (const send of letThrough ?? []) send()
    letThrough = null
  }
}
