import { entityOf } from '@rinda/contract/wire/entity-of'
import type { Language, ResourceObject } from '@rinda/contract/wire/json-api'

/** A text in each language; `default` stands in where a language has none. */
export type Texts = { readonly default: string } & { readonly [Each in Language]: string }

/** Languages of a text to send: any of them. */
export type TextsDraft = Partial<Texts>

/** An entity as the contract describes its resource, its id a number. */
export function entityFrom<Entity extends { readonly id: number }>(resource: ResourceObject): Entity {
  return { ...entityOf(resource), id: Number(resource.id) } as unknown as Entity
}
