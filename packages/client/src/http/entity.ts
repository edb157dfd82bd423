import { entityOf } from '@rinda/contract/wire/flat-fields'
import type { Language, ResourceObject } from '@rinda/contract/wire/json-api'

/** A text in each language; `default` stands in where a language has none. */
export type Texts = { readonly default: string } & { readonly [Each in Language]: string }

/** What may be sent of a text: any of its languages. */
export type TextsDraft = Partial<Texts>

/** When things were written down and last changed: ISO 8601, and the change in epoch milliseconds. */
export type Stamps = { readonly timestamp: number; readonly createdAt: string; readonly updatedAt: string }

/** An entity as the contract describes its resource, its id a number. */
export function entityFrom<Entity extends { readonly id: number }>(resource: ResourceObject): Entity {
  return { ...entityOf(resource), id: Number(resource.id) } as unknown as Entity
}
