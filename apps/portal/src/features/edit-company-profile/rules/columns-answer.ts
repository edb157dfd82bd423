import { type ColumnKey, columnKeys } from '@rinda/domain/company/view'
import { answerIn, type Group, isGroup, isSameAnswer, withAnswer } from './answers.ts'

/** The columns of the list that are shown, in their order: what is inherited, and what the override says of it. */
export function shownColumns(override: Group, inherited: readonly ColumnKey[]): readonly ColumnKey[] {
  const own = answerIn(override, 'columns')
  const said = isGroup(own) ? own : {}
  const order = answerIn(override, 'columnOrder')
  const first = Array.isArray(order) ? columnKeys.filter((key) => order.includes(key)) : []
  const byOrder = first.toSorted((one, other) => placeIn(order, one) - placeIn(order, other))
  const before = first.length > 0 ? byOrder : inherited
  const all = [...before, ...columnKeys.filter((key) => !before.includes(key))]
  return all.filter((key) => said[key] ?? inherited.includes(key))
}

const placeIn = (order: unknown, key: ColumnKey) => (Array.isArray(order) ? order.indexOf(key) : 0)

/** The override that shows these columns in this order: only what is unlike what is inherited stands in it. */
export function withColumns(
  override: Group,
  shown: readonly ColumnKey[],
  inherited: readonly ColumnKey[],
): Group {
  const said = columnKeys.reduce<Group>((at, key) => {
    const isShown = shown.includes(key)
    return withAnswer(at, `columns.${key}`, isShown === inherited.includes(key) ? undefined : isShown)
  }, override)
  const plain = shownColumns(withAnswer(said, 'columnOrder', undefined), inherited)
  return withAnswer(said, 'columnOrder', isSameAnswer(plain, shown) ? undefined : shown)
}
