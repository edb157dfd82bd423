import { type Browser, expect } from '@playwright/test'
import { signInAs } from './portal.ts'

/** Gives a function by which the platform's admin sets a company's answers in the profile. */
export async function answersFor(browser: Browser, company: number) {
  const admin = await signInAs(browser, { email: 'admin@rinda.example' })
  return async (profile: object) => {
    const status = await admin.evaluate(
      async ({ id, rules }) => {
        const body = JSON.stringify({ company: { profile: rules } })
        const headers = { 'content-type': 'application/json' }
        return (await fetch(`/api/platform/companies/${id}`, { method: 'PATCH', headers, body })).status
      },
      { id: company, rules: profile },
    )
    expect(status).toBe(200)
  }
}
