import { done, type Refusal, type Result } from '@rinda/contract/wire/refusals'

/** The ids that somebody has got who is named in the file by a text, or by an id of another company. */
export type KnownAs = Map<string, number>

type Attributes = Record<string, unknown>

/** A service with those who serve named by the ids that they have got. One that the file has not told of is refused. */
export function withKnownSpecialists(
  service: Attributes,
  { isNew, knownAs }: { isNew: boolean; knownAs: KnownAs },
): Result<Attributes> {
  const { config } = service as { config?: unknown }
  const named = (config as { specialists?: unknown } | undefined)?.specialists
  if (!Array.isArray(named)) return done(service)
  const isId = (name: string) => !isNew && /^\d+$/.test(name)
  const specialists = named.map((one: unknown) => {
    const name = typeof one === 'number' || typeof one === 'string' ? String(one) : ''
    return isId(name) ? Number(name) : knownAs.get(name)
  })
  const [first, ...rest] = specialists.flatMap((id, index): Refusal[] =>
    id === undefined ? [{ reason: 'field_wrong', field: `service/config/specialists/${index}` }] : [],
  )
  if (first) return { ok: false, refusals: [first, ...rest] }
  return done({ ...service, config: { ...(config as object), specialists } })
}
