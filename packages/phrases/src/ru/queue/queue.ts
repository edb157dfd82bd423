import { counter } from './counter.ts'
import { queueFigures } from './queue-figures.ts'
import { supervise } from './supervise.ts'

export const queue = { counter, queueFigures, supervise } as const
