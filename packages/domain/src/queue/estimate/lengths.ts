/**
 * Waits of those who came to a line of each length, as sums that fade: an old wait counts for less than a new one. The place in the arrays is the
 * number of people who were then in line for the same counters, the one who came among them.
 */
export type Lengths = { ms: number[]; weight: number[] }

/** Of a longer line as much is known as of one of this length. */
const longest = 120
const fading = 0.99
const rounded = (value: number) => Math.round(value * 1000) / 1000

/** Makes the lengths of a line that nobody has waited in. */
export function noLengths(): Lengths {
  return { ms: [], weight: [] }
}

/** Learns how long somebody waited who came to a line of a length. */
export function learnLength({ ms, weight }: Lengths, people: number, waitedMs: number): void {
  if (!(people >= 1) || people > longest) return
  for (let length = ms.length; length <= people; length++) {
    ms[length] = 0
    weight[length] = 0
  }
  ms[people] = Math.round((ms[people] ?? 0) * fading + waitedMs)
  weight[people] = rounded((weight[people] ?? 0) * fading + 1)
}

/** Lengths that stand together, as a shorter one did not wait shorter. */
type Block = { from: number; till: number; ms: number; weight: number }
const averageOf = ({ ms, weight }: Block) => ms / weight
const middleOf = ({ from, till }: Block) => (from + till) / 2

/** The average waits that come nearest to what was seen and that never fall as the line grows: pool adjacent violators (Barlow and others, 1972). */
function pooled({ ms, weight }: Lengths): Block[] {
  const blocks: Block[] = []
  for (const [people, counts] of weight.entries()) {
    if (!(counts > 0)) continue
    let block: Block = { from: people, till: people, ms: ms[people] ?? 0, weight: counts }
    for (let before = blocks.at(-1); before && averageOf(before) > averageOf(block); before = blocks.at(-1)) {
      blocks.pop()
      block = {
        ...{ from: before.from, till: people },
        ...{ ms: before.ms + block.ms, weight: before.weight + block.weight },
      }
    }
    blocks.push(block)
  }
  return blocks
}

/**
 * Gives what tells the usual wait in milliseconds of somebody who comes to a line of a length; undefined where nothing is known. It never falls as
 * the line grows. Between lengths that are known it goes straight; beyond them it grows with the people.
 */
export function usualAtLength(lengths: Lengths | undefined): ((people: number) => number) | undefined {
  const blocks = lengths ? pooled(lengths) : []
  const [first, last] = [blocks[0], blocks.at(-1)]
  if (!first || !last) return undefined
  return (people) => {
    if (people <= middleOf(first)) return (averageOf(first) * people) / middleOf(first)
    if (people >= middleOf(last)) return (averageOf(last) * people) / middleOf(last)
    const place = blocks.findIndex((block) => middleOf(block) >= people)
    const [before, after] = [blocks[place - 1] ?? first, blocks[place] ?? last]
    const part = (people - middleOf(before)) / (middleOf(after) - middleOf(before))
    return averageOf(before) + (averageOf(after) - averageOf(before)) * part
  }
}
