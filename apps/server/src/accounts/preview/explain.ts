import type { AnswerSource } from '@rinda/contract/people/platform'
import type { CompanyProfile } from '@rinda/domain/company/profile'
import type { Directory } from '@rinda/rulebook/directory'
import { type ProfileInput, resolveProfile } from '@rinda/rulebook/resolve'

/** A company of which nothing is known: the defaults alone. */
const nobodysCompany = 2_147_483_647

type Person = Required<Pick<ProfileInput, 'email' | 'role'>> & ProfileInput & { directory: Directory }

/**
 * Somebody's profile, and for each answer in it whose it is: that of the last in line to make it what it is. The line is the
 * rulebook's own, gone through one step after the other.
 */
export function explainProfile(person: Person): {
  profile: CompanyProfile
  sources: Record<string, AnswerSource>
} {
  const { companyId, override, email, directory, role, isProduction = true } = person
  const company = { companyId, isProduction }
  const atDomain = { ...company, override, email, directory: { domains: directory.domains, accounts: {} } }
  const { role: _, ...withoutRole } = person
  const steps: [AnswerSource, ProfileInput][] = [
    ['company', company],
    ['override', { ...company, override }],
    ['domain', atDomain],
    ['account', { ...atDomain, directory }],
    ['given', withoutRole],
    ['role', { ...withoutRole, role }],
  ]
  let profile = resolveProfile({ companyId: nobodysCompany, isProduction })
  let known = answersOf(profile)
  const sources: Record<string, AnswerSource> = {}
  for (const path of known.keys()) sources[path] = 'default'
  for (const [source, input] of steps) {
    profile = resolveProfile(input)
    const next = answersOf(profile)
    for (const [path, answer] of next) if (known.get(path) !== answer) sources[path] = source
    known = next
  }
  return { profile, sources }
}

/** The groups of a profile that hold single answers; everything else is an answer as a whole. */
const groups: ReadonlySet<string> = new Set(['reach', 'views', 'calendar', 'slots', 'booking'])

function answersOf(profile: CompanyProfile): Map<string, string> {
  const answers = new Map<string, string>()
  for (const [name, value] of Object.entries(profile)) {
    if (!groups.has(name)) answers.set(name, JSON.stringify(value))
    else
      for (const [key, one] of Object.entries(value ?? {})) answers.set(`${name}.${key}`, JSON.stringify(one))
  }
  return answers
}
