import { profileDuration } from '@rinda/domain/company/profile'
import { nailDurations } from '@rinda/rulebook/nail-durations'
import { resolveProfile } from '@rinda/rulebook/resolve'
import { expect, test } from 'vitest'
import { demoCompanies } from './companies/all.ts'

const nails = demoCompanies.find(({ id }) => id === 40)
const services = nails?.locations.flatMap((location) => location.services) ?? []

test.each(nailDurations)(
  'the demo studio takes $minutes minutes for $serviceId with $specialistId',
  (one) => {
    const profile = resolveProfile({ companyId: 40, override: nails?.profile ?? {}, isProduction: false })
    expect(profileDuration(profile, one.serviceId, one.specialistId ?? null)).toBe(one.minutes)
    const service = services.find(({ id }) => id === one.serviceId)
    expect(service?.specialists).toEqual(
      one.specialistId === undefined ? expect.anything() : expect.arrayContaining([one.specialistId]),
    )
  },
)
