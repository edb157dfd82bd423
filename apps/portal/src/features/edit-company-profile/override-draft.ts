import { type Question, questions } from './questions.ts'

type Group = Record<string, unknown>

/** An override while it is edited: what was typed for each question, '' for none, and the rest as JSON. */
export type OverrideDraft = { answers: Readonly<Record<string, string>>; json: string }

export function answerIn(value: object, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => (isGroup(at) ? at[key] : undefined), value)
}

/** An answer as it is typed: lists with commas, yes and no as true and false. */
export function typed(value: unknown): string {
  if (value === undefined || value === null) return ''
  return Array.isArray(value) ? value.join(', ') : String(value)
}

export function draftOf(override: Group): OverrideDraft {
  const answers = Object.fromEntries(questions.map(({ path }) => [path, typed(answerIn(override, path))]))
  const rest = without(override, new Set(questions.map(({ path }) => path)))
  return { answers, json: Object.keys(rest).length > 0 ? JSON.stringify(rest, null, 2) : '' }
}

/** The override that a draft says; undefined where its JSON is none. What no question can mean is sent as it was typed, to be refused by name. */
export function overrideOf({ answers, json }: OverrideDraft): Group | undefined {
  const rest = parsed(json)
  if (!isGroup(rest)) return undefined
  for (const question of questions) {
    const text = answers[question.path]?.trim() ?? ''
    if (text !== '') put(rest, question.path.split('.'), meant(question, text))
  }
  return rest
}

function parsed(json: string): unknown {
  try {
    return json.trim() === '' ? {} : JSON.parse(json)
  } catch {
    return undefined
  }
}

function meant({ kind }: Question, text: string): unknown {
  const number = (one: string) => (/^-?\d+$/.test(one) ? Number(one) : one)
  if (kind === 'yes') return text === 'true'
  if (kind === 'number') return number(text)
  if (kind !== 'numbers' && kind !== 'origins') return text
  return text
    .split(/,|\s+/)
    .filter((one) => one !== '')
    .map(kind === 'origins' ? originOf : number)
}

/** The origin of an address as people copy it, `https://www.town.example/services`; what is no address stays as it is, to be refused. */
function originOf(text: string): string {
  const url = URL.parse(/^[\w-]+:\/\//.test(text) ? text : `https://${text}`)
  return url && /^https?:$/.test(url.protocol) ? url.origin : text
}

function put(group: Group, [key = '', ...deeper]: string[], value: unknown): void {
  if (deeper.length === 0) group[key] = value
  else {
    const inner = group[key]
    const next = isGroup(inner) ? inner : {}
    group[key] = next
    put(next, deeper, value)
  }
}

function without(group: Group, paths: ReadonlySet<string>, at = ''): Group {
  const kept = Object.entries(group).flatMap(([key, value]): [string, unknown][] => {
    if (paths.has(`${at}${key}`)) return []
    if (!isGroup(value)) return [[key, value]]
    const inner = without(value, paths, `${at}${key}.`)
    return Object.keys(inner).length > 0 ? [[key, inner]] : []
  })
  return Object.fromEntries(kept)
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
