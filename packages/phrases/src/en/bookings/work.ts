import { block } from './block.ts'
import { find } from './find.ts'
import { issues } from './issues.ts'
import { list } from './list.ts'
import { move } from './move.ts'
import { overview } from './overview.ts'
import { payment } from './payment.ts'
import { repeat } from './repeat.ts'
import { undo } from './undo.ts'
import { views } from './views.ts'
import { week } from './week.ts'
import { why } from './why.ts'

export const work = {
  block,
  find,
  issues,
  list,
  move,
  overview,
  payment,
  repeat,
  undo,
  views,
  week,
  why,
} as const
