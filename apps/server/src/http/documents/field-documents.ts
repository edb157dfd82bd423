import { attributeNames, type Field, type Fields } from '@rinda/domain/set-up/field'
import { z } from 'zod'

const hour = z.string().nullable().describe('HH:mm of the company’s wall clock; null: closed')

/** Gives the attributes of some fields as the OpenAPI document shows them; fields with rules of their own are shown by themselves. */
export function fieldShapes(all: Fields): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, field]) =>
      field.kind === 'own'
        ? []
        : attributeNames(name, field).map((attribute) => [attribute, insideOnly(field, shapeOf(field))]),
    ),
  )
}

function insideOnly({ isInside }: Field, shape: z.ZodType): z.ZodType {
  return isInside ? shape.optional().describe('Not for the public') : shape
}

function shapeOf({ kind }: Field): z.ZodType {
  switch (kind) {
    case 'systemId':
      return z.union([z.string(), z.number()]).describe('0: none')
    case 'number':
    case 'count':
    case 'minutes':
      return z.number()
    case 'date':
      return z.string().nullable()
    case 'flag':
    case 'levels':
      return z.boolean()
    case 'week':
      return hour
    case 'tags':
      return z.array(z.string())
    default:
      return z.string()
  }
}
