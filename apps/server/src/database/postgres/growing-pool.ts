import type { Pool, PoolClient } from 'pg'

/**
 * Connections that are opened at the same time. One costs PostgreSQL a process, as much as dozens of statements: when many ask at the same moment, as a
 * start does, it is cheaper to wait for the first that is given back.
 */
const openedAtOnce = 2

type Asking = { go(): void; giveUp(reason: Error): void }

/** Pool that grows while those who ask find nothing at rest, a few connections at a time. */
export type GrowingPool = {
  /** Gives a connection. Those who have to wait are let to the pool in their order. */
  connect(): Promise<PoolClient>
  /** Lets nobody wait any longer. */
  refuse(reason: Error): void
  waiting(): number
}

/** Makes a pool grow gradually. Nobody waits for longer than `atMostMs` before the pool itself is asked. */
export function growGradually(pool: Pool, atMostMs: number): GrowingPool {
  const queue = new Set<Asking>()
  let opening = 0
  // What is given back is at rest only after this.
  pool.on('release', () => queueMicrotask(next))

  /** Tells whether the pool would open one more: what is at rest is promised to those whom it lets wait. */
  function wouldOpen(): boolean {
    return pool.totalCount < pool.options.max && pool.idleCount <= pool.waitingCount
  }

  function mayGo(): boolean {
    return opening < openedAtOnce || !wouldOpen()
  }

  function next(): void {
    for (const one of queue) {
      if (!mayGo()) return
      one.go()
    }
  }

  async function take(): Promise<PoolClient> {
    const opens = wouldOpen()
    if (opens) opening += 1
    try {
      return await pool.connect()
    } finally {
      if (opens) opening -= 1
      next()
    }
  }

  function takeInTurn(): Promise<PoolClient> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        queue.delete(one)
      }
      const one: Asking = {
        go() {
          leave()
          take().then(resolve, reject)
        },
        giveUp(reason) {
          leave()
          reject(reason)
        },
      }
      const timer = setTimeout(() => one.giveUp(new Error('no connection was free in time')), atMostMs)
      queue.add(one)
    })
  }

  return {
    connect: () => (queue.size === 0 && mayGo() ? take() : takeInTurn()),
    refuse(reason) {
      for (const one of queue) one.giveUp(reason)
    },
    waiting: () => queue.size,
  }
}
