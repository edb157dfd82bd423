import { counter } from './counter.ts'
import { supervise } from './supervise.ts'

export const queue = { counter, supervise } as const
