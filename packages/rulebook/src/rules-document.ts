import { roles } from '@rinda/domain/access/role'
import { screens as allScreens } from '@rinda/domain/access/screen'
import { applied } from './answers.ts'
import { companyRecords } from './companies.ts'
import { companyFacts } from './company-facts.ts'
import { defaultAnswers, nonProductionRange, roleOverrides } from './defaults.ts'
import { demoDirectory } from './demo-directory.ts'
import { openScreensOf } from './open-screens.ts'
import type { ProfileOverride } from './override.ts'

/** An answer in one line: names and numbers as they are, lists with commas, nothing as a dash. */
function said(value: unknown): string {
  if (value === null) return 'no limit'
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (Array.isArray(value)) return saidList(value)
  if (typeof value !== 'object') return String(value)
  if (value && 'key' in value) return saidField(value)
  if (value && 'lv' in value && 'en' in value) return String(value.en)
  const parts = Object.entries(value).map(([key, part]) => `${key} ${said(part)}`)
  return parts.length === 0 ? '–' : parts.join(' · ')
}

function saidList(list: readonly unknown[]): string {
  if (list.length === 0) return '–'
  const isOfRules = isRecord(list[0]) && !('key' in list[0]) && !('lv' in list[0])
  return list.map(said).join(isOfRules ? '; ' : ', ')
}

function saidField(field: object): string {
  const { key, required, options } = { key: '', required: false, options: [], ...field }
  const choices = options.length > 0 ? ` (${said(options)})` : ''
  return `${key}${required ? ' *' : ''}${choices}`
}

/** The questions that an override answers, as paths with their answers. Groups are opened one level, lists are not. */
function answersOf(override: object): [question: string, answer: string][] {
  return Object.entries(override).flatMap(([key, value]): [string, string][] => {
    const isGroup = key !== 'range' && key !== 'serviceRanges' && isRecord(value)
    if (!isGroup) return [[key, said(value)]]
    return Object.entries(value).map(([inner, answer]) => [`${key}.${inner}`, said(answer)])
  })
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const widestCell = 60

/** A table whose columns are as wide as their widest cell, within reason. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))
  const widths = head.map((_, column) =>
    Math.min(widestCell, Math.max(3, ...cells.map((row) => row[column]?.length ?? 0))),
  )
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`
  const [first = [], ...others] = cells
  return [
    line(first),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...others.map(line),
  ].join('\n')
}

function questions(override: object): string {
  return table(['question', 'answer'], answersOf(override))
}

function companySection(companyId: number): string {
  const { roles: byRole = {}, ...record } = companyRecords.get(companyId) ?? {}
  const { latitude, longitude, zone } = companyFacts(companyId)
  const facts: [string, string][] = [
    ['place', `${latitude}, ${longitude}`],
    ['time zone', zone ?? 'none; bookings are in Europe/Riga'],
  ]
  const roleRows = Object.entries(byRole).flatMap(([role, answers]) =>
    answersOf(answers).map(([question, answer]): [string, string] => [`${question} (${role})`, answer]),
  )
  const rows = [...facts, ...answersOf(record), ...roleRows]
  return `### Company ${companyId}\n\n${table(['question', 'answer'], rows)}`
}

function domainRows(): string[][] {
  return Object.entries(demoDirectory.domains).map(
    ([domain, { companyId, isPartner, withSubdomains, profile = {} }]) => [
      withSubdomains ? `${domain}, and below` : domain,
      String(companyId),
      isPartner ? 'from the address' : 'as given',
      saidProfile(profile),
    ],
  )
}

function saidProfile(profile: ProfileOverride): string {
  const parts = answersOf(profile).map(([question, answer]) => `${question}: ${answer}`)
  return parts.length === 0 ? '–' : parts.join('; ')
}

function accountRows(): string[][] {
  const prefixes = Object.entries(demoDirectory.prefixes ?? {}).map(([prefix, profile]) => [
    `${prefix}…`,
    saidProfile(profile),
  ])
  const accounts = Object.entries(demoDirectory.accounts).map(
    ([email, { isCompanyAdmin, isKnown, profile = {} }]) => {
      const marks = [isCompanyAdmin && 'company admin', isKnown && 'received like a known domain'].filter(
        Boolean,
      )
      return [email, [...marks, ...answersOf(profile).map(([q, a]) => `${q}: ${a}`)].join('; ')]
    },
  )
  return [...prefixes, ...accounts]
}

/** Every screen that a role opens anywhere: at a company that offers all of them, to an `admin@` address. */
function roleRows(): string[][] {
  const everything = applied(defaultAnswers, {
    navigation: {
      calendar: true,
      overview: true,
      specialists: true,
      'portal-users': true,
      'service-times': true,
      reports: true,
    },
    reports: [1],
  })
  return roles.map((role) => {
    const { screens } = openScreensOf(
      everything,
      { role, email: 'admin@town.example', permissions: [] },
      allScreens,
    )
    return [role, screens.join(', ') || 'the welcome page only', saidProfile(roleOverrides[role] ?? {})]
  })
}

/** The rulebook as a page for people: everyone's answers, then company by company what differs. */
export function rulesDocument(): string {
  return `${[
    '# Company rules',
    'Generated by `node scripts/generate-company-rules.mjs` from the records of `packages/rulebook`; do not edit. The order in\nwhich answers count is: everyone, company (its record, then its row in the database), e-mail domain, account (beginning\nof the address, the address, the person’s own row), role. The later wins. A row may answer any of these questions. Fields with\n`*` are required.',
    '## Everyone',
    questions(defaultAnswers),
    `Installations that are not the real one are bookable as follows, unless the company says otherwise: ${said(nonProductionRange)}.`,
    '## Company by company',
    'What differs from the above.',
    ...[...companyRecords.keys()].map(companySection),
    '## E-mail domains',
    'Invented ones; the real list is rows of the database. An unknown domain belongs to company 1, with no role and the\nwelcome page. People of known domains have the calendar link.',
    table(['domain', 'company', 'role', 'besides'], domainRows()),
    '## Accounts',
    table(['address', 'what is said of it'], accountRows()),
    '## Roles',
    'Screens that a role opens where the organisation has all of them, to an address that begins with `admin@` (without it,\nno tools). `navigation/open_times` and `navigation/service_times` open those two to others.',
    table(['role', 'screens', 'besides'], roleRows()),
  ].join('\n\n')}\n`
}
