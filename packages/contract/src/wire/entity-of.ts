import type { Language } from './json-api.ts'

/** The types of what `entityOf` makes: the rules of `flat-fields.ts`, once more for the compiler. */

type Suffix = Language | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'
type CamelCase<Name> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name
type Frozen<Value> = Value extends object ? { readonly [Name in keyof Value]: Frozen<Value[Name]> } : Value

/** Name without its language or number: `name` of `name_lv`. */
type GroupIn<Name> = Name extends `${infer Group}_${Suffix}` ? Group : never
type Groups<Attributes> = GroupIn<keyof Attributes>

type IsFlag<Value> = [Exclude<Value, undefined>] extends [boolean] ? true : false
type PlainName<Name extends string, Value> =
  IsFlag<Value> extends true ? CamelCase<`is_${Name}`> : CamelCase<Name>

type PlainPart<Attributes> = {
  readonly [Name in keyof Attributes as Name extends `${Groups<Attributes>}_${Suffix}` | Groups<Attributes>
    ? never
    : PlainName<Name & string, Attributes[Name]>]: Frozen<Attributes[Name]>
}
type Group<Attributes, Name extends string> = {
  readonly [Key in keyof Attributes as Key extends `${Name}_${infer Each extends Suffix}`
    ? Each
    : Key extends Name
      ? 'default'
      : never]: Attributes[Key]
}
type GroupPart<Attributes> = {
  readonly [Name in Groups<Attributes> as CamelCase<Name>]: Group<Attributes, Name>
}

/** The entity of a resource with these attributes: nested and camelCase, its id a number. */
export type EntityOf<Attributes> = { readonly id: number } & PlainPart<Attributes> & GroupPart<Attributes>

/** Facts of an entity to send, out of the attributes that may be sent of it: any part, and of a text any language. */
export type DraftOf<Sent> = Partial<PlainPart<Required<Sent>>> & {
  readonly [Name in keyof GroupPart<Required<Sent>>]?: Partial<GroupPart<Required<Sent>>[Name]>
}

/** Only languages that are spoken here: `location_id` is no text in Indonesian. */
const flatName = /^(.+)_(\d+|lv|en|ru)$/

type Attributes = Record<string, unknown>

/**
 * The entity of a resource that the wire brought: what `attributesOf` takes apart, put together again. What is said in languages is known by
 * its languages; `texts` names those of which the default may stand alone.
 */
export function entityOf(
  resource: { id: string; attributes: object },
  texts: readonly string[] = [],
): Attributes & { id: string } {
  const entity: Attributes & { id: string } = { id: resource.id }
  const { attributes } = resource
  const names = Object.keys(attributes)
  const groups = new Set([...texts, ...names.map((name) => partsOf(name).group)])
  for (const [name, value] of Object.entries(attributes)) {
    const { group, key, entityName, flagName } = partsOf(name)
    if (group !== undefined) put(entity, entityName, key, value)
    else if (groups.has(name)) put(entity, entityName, 'default', value)
    else if (name !== 'id') entity[typeof value === 'boolean' ? flagName : entityName] = value
  }
  return entity
}

type NameParts = { group: string | undefined; key: string; entityName: string; flagName: string }
const knownNames = new Map<string, NameParts>()

/** Takes a name on the wire apart. A list of thousands has the same few names over and over. */
function partsOf(name: string): NameParts {
  const known = knownNames.get(name)
  if (known) return known
  const [, group, key = ''] = flatName.exec(name) ?? []
  const parts = { group, key, entityName: camelCase(group ?? name), flagName: camelCase(`is_${name}`) }
  knownNames.set(name, parts)
  return parts
}

function put(entity: Attributes, field: string, key: string, value: unknown): void {
  const group = entity[field]
  if (isGroup(group)) group[key] = value
  else entity[field] = { [key]: value }
}

function isGroup(value: unknown): value is Attributes {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
