/** Number of rows that one statement writes at most: it holds up whoever waits for the same connection, and on the embedded server everybody. */
const mostRowsAtOnce = 500

/** Cuts a list into pieces of as many rows as one statement writes, in their order. An empty list has no piece. */
export function piecesOf<Row>(rows: readonly Row[]): Row[][] {
  const pieces: Row[][] = []
  for (let from = 0; from < rows.length; from += mostRowsAtOnce) {
    pieces.push(rows.slice(from, from + mostRowsAtOnce))
  }
  return pieces
}
