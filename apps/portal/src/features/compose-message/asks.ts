import type { Document, ResourceObject } from '@rinda/contract/wire/json-api'
import { unpack } from '@rinda/live/queries'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../session/queries.ts'
import { type Schema, sampleOf } from './schema.ts'

/** Something that can be asked of the server: a message of the socket, or a call over HTTP. */
export type Ask = {
  readonly id: string
  readonly kind: 'message' | 'call'
  /** Of a call: its method, and its path with names in braces. */
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly summary: string
  /** Schema of what is sent; null: nothing is. */
  readonly schema: Schema | null
  /** Parameters of the query of a call. */
  readonly query: readonly string[]
}

type Operation = {
  summary?: string
  parameters?: { in: string; name: string }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

export const messageAsksQuery = queryOptions({
  queryKey: ['asks', 'messages'],
  queryFn: async (): Promise<Ask[]> => {
    type Types = Document<ResourceObject<'message_type', { schema: Schema }>[]>
    const document = unpack(await http<Types>({ path: '/api/portal/tools/message_types' }))
    return (document?.data ?? []).map(({ id, attributes }) => ({
      ...{ id, kind: 'message', method: 'POST', path: '', summary: '', query: [] },
      schema: attributes.schema,
    }))
  },
  staleTime: Number.POSITIVE_INFINITY,
})

const methods = { get: 'GET', post: 'POST', patch: 'PATCH', delete: 'DELETE' } as const

export const callAsksQuery = queryOptions({
  queryKey: ['asks', 'calls'],
  queryFn: async (): Promise<Ask[]> => {
    type Description = { paths: Record<string, Record<string, Operation>> }
    const found = unpack(await http<Description>({ path: '/openapi.json', timeoutMs: 30_000 }))
    return Object.entries(found?.paths ?? {}).flatMap(([path, operations]) =>
      Object.entries(methods).flatMap(([name, method]): Ask[] => {
        const operation = operations[name]
        if (!operation) return []
        const [body] = Object.values(operation.requestBody?.content ?? {})
        const query = (operation.parameters ?? []).filter((one) => one.in === 'query').map((one) => one.name)
        const summary = operation.summary ?? ''
        return [
          {
            id: `${method} ${path}`,
            kind: 'call',
            method,
            path,
            summary,
            schema: body?.schema ?? null,
            query,
          },
        ]
      }),
    )
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** The text with which something that is asked begins. */
export function draftOf({ schema }: Ask): string {
  return schema ? JSON.stringify(sampleOf(schema), null, 2) : ''
}
