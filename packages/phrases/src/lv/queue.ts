import { counter } from './counter.ts'

export const queue = { counter } as const
