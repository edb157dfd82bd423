/** One object of a JSON:API document. */
export type ResourceObject<Type extends string = string, Attributes = Record<string, unknown>> = {
  id: string
  type: Type
  attributes: Attributes
  relationships?: Record<string, Relationship>
}

/** Times of creation and of the last change: ISO 8601, and the change in epoch milliseconds, which is its version. */
export type Stamps = { timestamp: number; created_at: string; updated_at: string }

export type ResourceIdentifier = { id: string; type: string }
export type Relationship = { data: ResourceIdentifier | ResourceIdentifier[] | null }

/** A JSON:API document: one resource, a list, or nothing where nothing was found. */
export type Document<Data = ResourceObject | ResourceObject[] | null> = {
  data: Data
  included?: ResourceObject[]
  links?: { self?: string; next?: string | null }
  meta?: Record<string, unknown>
}

export type Language = 'lv' | 'en' | 'ru'
/** One text for each language of the interface. */
export type Phrase = Record<Language, string>

/** One fault of a refused HTTP call, as JSON:API writes it. */
export type ErrorObject = {
  /** Under which name the server's log has it, where it is a fault of the server. */
  id?: string
  status: string
  code: string
  title: string
  detail: string
  source?: { pointer?: string; parameter?: string }
  meta?: { info: Phrase }
}

export const jsonApiMediaType = 'application/vnd.api+json'
