import {
  type AttributeName,
  attributeNames,
  type Field,
  type Fields,
  type NotOfKind,
  type OfKind,
  type TextLanguage,
} from '@rinda/domain/set-up/field'
import { z } from 'zod'
import { calendarDate, email, minutes, text } from '../wire/fields.ts'
import type { SentValue, UnderstoodValue } from './field-values.ts'
import { hour } from './hours-fields.ts'

type FieldShape<All> = {
  [Name in keyof NotOfKind<All, 'own'> as AttributeName<Name, All[Name]>]: z.ZodType<
    UnderstoodValue<All[Name]>,
    SentValue<All[Name]>
  >
}
type OwnShape<All> = { [Name in keyof OfKind<All, 'own'>]: z.ZodType }

type RequiredName<Name, Each> = Each extends { readonly isRequired: true }
  ? Each extends { readonly kind: 'texts' }
    ? `${Name & string}_${TextLanguage}`
    : Name
  : never
type RequiredNames<All> = { [Name in keyof All]: RequiredName<Name, All[Name]> }[keyof All]

type Partly<Shape extends z.ZodRawShape, Required> = {
  [Name in keyof Shape]: Name extends Required ? Shape[Name] : z.ZodOptional<Shape[Name]>
}

const flag = z.boolean('field_wrong')
const number = (least: number, most: number) =>
  z.number('field_wrong').min(least, 'field_wrong').max(most, 'field_wrong')
const given = (schema: z.ZodType<string, string>) => schema.refine((value) => value !== '', 'field_required')

/** The id of another system, a text or a number; nothing is 0. */
const systemId = (max: number) =>
  z.union(
    [
      z.null().transform(() => '0'),
      z
        .number()
        .int()
        .min(0)
        .max(Number.MAX_SAFE_INTEGER)
        .transform((id) => String(id)),
      text(max).transform((id) => (id === '' ? '0' : id)),
    ],
    'field_wrong',
  )

/** Gives the schema of an attribute of a field. */
function schemaOf(field: Exclude<Field, { kind: 'own' }>): z.ZodType {
  switch (field.kind) {
    case 'texts':
    case 'text':
    case 'phone':
    case 'page':
    case 'system':
      return text(field.max)
    case 'email':
      return email
    case 'systemId':
      return systemId(field.max)
    case 'number':
      return number(field.least, field.most)
    case 'count':
      return number(field.least, field.most).int('field_wrong')
    case 'minutes':
      return minutes.nullable()
    case 'date':
      return calendarDate.nullable()
    case 'flag':
    case 'levels':
      return flag
    case 'week':
      return hour
    case 'tags':
      return z.array(text(field.max), 'field_wrong').max(field.most, 'field_too_long')
  }
}

/**
 * The schemas of what is sent of a thing, out of its fields: `create` asks for what is required, `update` takes any of it. A text in
 * languages is required in each of them; its default never is. Fields with rules of their own bring their schemas.
 */
export function payloadsOf<All extends Fields, Own extends OwnShape<All>>(all: All, own: Own) {
  type Shape = FieldShape<All> & Own
  const required: [string, z.ZodType][] = []
  const others: [string, z.ZodType][] = []
  for (const [name, field] of Object.entries(all)) {
    if (field.kind === 'own') {
      const schema = own[name as keyof Own]
      if (schema) others.push([name, schema])
      continue
    }
    const isNeeded = (field.kind === 'texts' || field.kind === 'text') && field.isRequired === true
    for (const attribute of attributeNames(name, field)) {
      const schema = schemaOf(field)
      const isDefault = field.kind === 'texts' && attribute === name
      if (isNeeded && !isDefault) required.push([attribute, given(schema as z.ZodType<string, string>)])
      else others.push([attribute, schema])
    }
  }
  const optional = z.object(Object.fromEntries(others)).partial()
  const naming = z.object(Object.fromEntries(required))
  return {
    create: naming.extend(optional.shape) as unknown as z.ZodObject<Partly<Shape, RequiredNames<All>>>,
    update: naming.partial().extend(optional.shape) as unknown as z.ZodObject<Partly<Shape, never>>,
  }
}
