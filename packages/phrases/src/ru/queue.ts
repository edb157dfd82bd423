import { counter } from './counter.ts'
import { dayFigures } from './day-figures.ts'
import { supervise } from './supervise.ts'

export const queue = { counter, dayFigures, supervise } as const
