import { readFileSync } from 'node:fs'
import { rulesDocument } from '@rinda/rulebook/rules-document'
import { expect, it } from 'vitest'

it('docs/COMPANY-RULES.md is what the rulebook says; else run `node scripts/generate-company-rules.mjs`', () => {
  const written = readFileSync(new URL('../docs/COMPANY-RULES.md', import.meta.url), 'utf8')
  expect(written).toBe(rulesDocument())
})
