import { describe, expect, it } from 'vitest'
import { approvalActs, approvalAfter, keepsTime } from './approval.ts'
import { approvals, bookingStatuses, holdsTime } from './status.ts'

const states = bookingStatuses.flatMap((status) => approvals.map((approval) => ({ status, approval })))
const isStanding = (status: string) => status === 'scheduled' || status === 'confirmed'

describe('approval', () => {
  it.each(approvalActs)('%s is for what stands and waits for it, and for nothing else', (act) => {
    const wanted = act === 'accept' ? 'accepted' : 'declined'
    for (const state of states) {
      const isAllowed = isStanding(state.status) && state.approval === 'pending'
      expect(approvalAfter(act, state), JSON.stringify(state)).toBe(isAllowed ? wanted : null)
    }
  })

  it('a declined booking keeps no time, whatever its status', () => {
    for (const state of states) {
      expect(keepsTime(state)).toBe(holdsTime(state.status) && state.approval !== 'declined')
    }
  })
})
