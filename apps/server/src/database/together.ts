import type { KyselyPlugin } from 'kysely'
import type { Database } from './database.ts'

/** A transaction as one verb sees it: with others under way in it or not, and whether this one has written. */
type View = { tx: Database; isShared: boolean; hasWritten: boolean }
const views = new WeakMap<Database, View>()

/** Tells whether other verbs are under way in a transaction. */
export function isShared(tx: Database): boolean {
  return views.get(tx)?.isShared === true
}

/** Makes the view of a transaction for one of the verbs that are run in it at once. */
export function viewOf(tx: Database, isShared: boolean): { tx: Database; view: Readonly<View> } {
  const view = { tx, isShared, hasWritten: false }
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (result.numAffectedRows) view.hasWritten = true
      return result
    },
  }
  const own = tx.withPlugin(watch)
  views.set(own, view)
  return { tx: own, view }
}

/**
 * Makes a function of a store that answers several verbs at once by one statement: what verbs side by side ask at the same moment is
 * asked together, in the order in which they asked. `run` gives an answer for each, in that order.
 */
export function together<Input, Output>(
  run: (tx: Database, inputs: readonly [Input, ...Input[]]) => Promise<readonly Output[]>,
  hasWritten: (output: Output) => boolean,
): (tx: Database, input: Input) => Promise<Output> {
  const open = new WeakMap<Database, { inputs: [Input, ...Input[]]; outputs: Promise<readonly Output[]> }>()
  return async (tx, input) => {
    const view = views.get(tx)
    const shared = view?.tx ?? tx
    const gathered = open.get(shared)
    let place = 0
    let outputs: Promise<readonly Output[]>
    if (view?.isShared && gathered) {
      place = gathered.inputs.push(input) - 1
      outputs = gathered.outputs
    } else if (view?.isShared) {
      const inputs: [Input, ...Input[]] = [input]
      outputs = allHaveAsked().then(() => {
        open.delete(shared)
        return run(shared, inputs)
      })
      open.set(shared, { inputs, outputs })
    } else {
      outputs = run(shared, [input])
    }
    const output = (await outputs)[place] as Output
    if (view && hasWritten(output)) view.hasWritten = true
    return output
  }
}

/** Waits until everybody who could go on at this moment has gone on. */
function allHaveAsked(): Promise<void> {
  return new Promise((resolve) => {
    process.nextTick(resolve)
  })
}
