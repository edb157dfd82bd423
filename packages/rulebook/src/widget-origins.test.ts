import { expect, test } from 'vitest'
import { parseOverride } from './override.ts'
import { resolveProfile } from './resolve.ts'
import { widgetOrigins } from './widget-origins.ts'

test('a company’s widget is shown by the sites that its row names, and by nobody without it', () => {
  expect(widgetOrigins(1, { widgetOrigins: ['https://www.town.example'] })).toEqual([
    'https://www.town.example',
  ])
  expect(widgetOrigins(1, {})).toEqual([])
  expect(widgetOrigins(999, null)).toEqual([])
})

test('they are no answer of the profile that people get', () => {
  expect(resolveProfile({ companyId: 1, override: { widgetOrigins: ['https://a.example'] } })).toEqual(
    resolveProfile({ companyId: 1 }),
  )
})

test.each([
  'https://town.example/',
  'https://town.example/page',
  'https://*.town.example',
  "https://town.example; script-src 'unsafe-inline'",
  'https://town.example https://evil.example',
  "'self'",
  '*',
  'town.example',
  'javascript:alert(1)',
  'https://',
  'https://TOWN.example',
])('%s is refused as none: nothing but an origin comes into a policy', (text) => {
  const parsed = parseOverride({ widgetOrigins: [text] })
  expect(parsed.ok ? [] : parsed.faults.map(({ field }) => field)).toEqual(['widgetOrigins.0'])
})
