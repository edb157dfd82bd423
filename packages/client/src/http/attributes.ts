import { entityOf } from '@rinda/contract/wire/entity-of'
import { attributesOf } from '@rinda/contract/wire/flat-fields'

/** Flattens an entity, or a part of one, into what is sent of it, by the names of the wire. */
export function attributesFrom(entity: object): Readonly<Record<string, unknown>> {
  return attributesOf(entity)
}

/** Makes a draft of attributes of the wire. `texts` names those that are said in languages, whichever of these are there. */
export function draftFrom<Draft extends object>(attributes: object, texts: readonly string[]): Draft {
  const { id: _, ...draft } = entityOf({ id: '', attributes }, texts)
  return draft as Draft
}
