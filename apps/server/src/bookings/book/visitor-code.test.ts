import type { CompanyProfile, VisitorCode } from '@rinda/domain/company/profile'
import { resolveProfile } from '@rinda/rulebook/resolve'
import { describe, expect, test } from 'vitest'
import { internalCaller, visitorCaller } from '../../access/caller.ts'
import { staff } from '../../testing/clients/callers.ts'
import { nobody } from './customer.ts'
import { addressOf, whyNotReaddress, whyNotVerified } from './visitor-code.ts'

const origin = { session: '', ip: '' }
const visitor = visitorCaller(null, origin)
const others = [staff(), internalCaller(origin)]
const asking = (visitorCode: VisitorCode): CompanyProfile => {
  const profile = resolveProfile({ companyId: 1 })
  return { ...profile, booking: { ...profile.booking, visitorCode } }
}
const customer = {
  ...nobody,
  email: 'Zane@visitor.example',
  phone_country_code: '371',
  phone_number: '20000001',
}

describe('where a code is asked for', () => {
  test('a visitor books once it is entered', () => {
    for (const by of ['email', 'sms'] as const) {
      expect(whyNotVerified(visitor, asking(by), 'verified')).toBeNull()
      for (const status of ['none', 'locked'] as const)
        expect(whyNotVerified(visitor, asking(by), status)).toMatchObject({
          refusals: [{ reason: 'code_required' }],
        })
    }
  })

  test('nobody else needs one, and no visitor where none is asked for', () => {
    for (const caller of others) expect(whyNotVerified(caller, asking('email'), 'locked')).toBeNull()
    expect(whyNotVerified(visitor, asking('none'), 'locked')).toBeNull()
  })
})

describe('the address that a code went to', () => {
  const sent = { ...customer, status: 'locked', verification_code: '123456' } as const
  const another = { email: 'else@visitor.example', phoneNumber: '20000002' }
  const field = (by: VisitorCode, input: object, before: Parameters<typeof whyNotReaddress>[2] = sent) => {
    const refused = whyNotReaddress(visitor, asking(by), before, input)
    return refused && `${refused.refusals[0].reason} ${refused.refusals[0].field}`
  }

  test('stays, whatever else is changed', () => {
    expect(field('email', { email: another.email })).toBe('field_wrong email')
    expect(field('sms', { phoneNumber: another.phoneNumber })).toBe('field_wrong phoneNumber')
    expect(field('sms', { phoneCountryCode: '370' })).toBe('field_wrong phoneNumber')
    expect(field('email', { phoneNumber: another.phoneNumber, firstName: 'Zane' })).toBeNull()
    expect(field('sms', { email: another.email })).toBeNull()
    expect(field('email', { email: 'ZANE@visitor.example' })).toBeNull()
  })

  test('may be another until a code has been sent, and not after it was entered', () => {
    expect(field('email', another, { ...sent, verification_code: '' })).toBeNull()
    expect(field('email', another, { ...sent, status: 'verified', verification_code: '' })).toBe(
      'field_wrong email',
    )
  })

  test('is changed by staff and programs, and where no code is asked for', () => {
    for (const caller of others) expect(whyNotReaddress(caller, asking('email'), sent, another)).toBeNull()
    expect(field('none', another)).toBeNull()
  })

  test('is nothing while there is none', () => {
    expect([addressOf(customer, 'email'), addressOf(customer, 'sms')]).toEqual([
      'zane@visitor.example',
      '371 20000001',
    ])
    expect([addressOf(nobody, 'email'), addressOf(nobody, 'sms')]).toEqual(['', ''])
  })
})
