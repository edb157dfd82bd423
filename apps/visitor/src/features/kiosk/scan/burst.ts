/** Keys that came one right after the other, as a reader of codes types them. */
export type Burst = { readonly text: string; readonly at: number }
export const noBurst: Burst = { text: '', at: 0 }

/** Milliseconds between two keys of a reader at most: no finger is as quick for long. */
const mostBetweenMs = 60
/** Shortest text that is taken for a read code. */
const shortest = 4

/**
 * Takes one key. `read` is the text of a burst that has just ended with Enter; `isOfReader` tells that the key belongs to a burst and is
 * meant for nothing else on the page.
 */
export function takeKey(
  burst: Burst,
  key: string,
  at: number,
): { burst: Burst; read: string | null; isOfReader: boolean } {
  const isQuick = burst.text !== '' && at - burst.at <= mostBetweenMs
  if (key === 'Enter') {
    const read = isQuick && burst.text.length >= shortest ? burst.text : null
    return { burst: noBurst, read, isOfReader: read !== null }
  }
  // A capital is typed with Shift, which is no end of a burst.
  if (key.length !== 1) return { burst, read: null, isOfReader: false }
  const text = isQuick ? burst.text + key : key
  return { burst: { text, at }, read: null, isOfReader: text.length > 2 }
}
