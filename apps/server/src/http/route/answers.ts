import { Readable } from 'node:stream'
import type { ResourceObject } from '@rinda/contract/wire/json-api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { bytesOf, mediaTypeFor, sendDocument } from '../answer/api-reply.ts'
import { type ReadyDocument, sendReady } from '../answer/ready-document.ts'
import { stateTag, tagVersion } from '../answer/version-tag.ts'
import {
  answers,
  anyDocument,
  emptyAnswers,
  fileAnswers,
  freshAnswers,
  versionedAnswers,
} from '../openapi/describe.ts'

/** Answers of a call that is not refused: how they are described, and how they are sent. */
export type Answers<Value> = {
  response?: Record<string, object>
  /** Tells whether the answer says which version of the object it shows. */
  isVersioned?: boolean
  send: (request: FastifyRequest, reply: FastifyReply, value: Value) => FastifyReply
}

/** Declares a document of this shape; 201 where it shows what did not exist before. */
export function document<Schema extends z.ZodType<object, object>>(
  schema: Schema,
  status: 200 | 201 = 200,
): Answers<z.input<Schema>> {
  return {
    response: answers(schema, status),
    send: (request, reply, value) => sendDocument(request, reply, value, status),
  }
}

/** Declares a document whose shape is put together at run time: its type is said beside it. */
export function documentOf<Value extends object>(schema: z.ZodType, status: 200 | 201 = 200): Answers<Value> {
  return document(schema as z.ZodType<object, Value>, status)
}

/**
 * Declares the same for what a screen reads again and again: whoever names in `If-None-Match` the state that they have, and still have all of it,
 * is told so by 304 and no more.
 */
export function freshDocumentOf<Value extends object>(schema: z.ZodType): Answers<Value> {
  return {
    response: freshAnswers(answers(schema)),
    send(request, reply, value) {
      const bytes = bytesOf(value)
      const tag = stateTag(bytes)
      reply.header('etag', tag)
      if (isKnown(request, tag)) return reply.code(304).send()
      return reply.type(mediaTypeFor(request)).send(bytes)
    },
  }
}

/** Declares the same with the object's version in `ETag`. */
export function versionedDocumentOf<Value extends { data: ResourceObject }>(
  schema: z.ZodType,
  status: 200 | 201 = 200,
): Answers<Value> {
  return {
    response: versionedAnswers(schema, status),
    isVersioned: true,
    send: (request, reply, value) => {
      tagVersion(reply, value.data)
      return sendDocument(request, reply, value, status)
    },
  }
}

/** Declares a document of which the OpenAPI document says its status alone. */
export function undescribed<Value extends object>(status: 200 | 201 = 200): Answers<Value> {
  return documentOf(anyDocument, status)
}

/** Declares a list whose text may be ready. */
export function readyOr<Value extends object>(schema: z.ZodType): Answers<Value | ReadyDocument> {
  return {
    response: answers(schema),
    send: (request, reply, value) =>
      'pieces' in value ? sendReady(request, reply, value) : sendDocument(request, reply, value),
  }
}

/** A file to be kept by whoever asked. */
export type FileAnswer = {
  mediaType: string
  name: string
  content: Buffer | string
  headers?: Record<string, string>
}

export const file: Answers<FileAnswer> = {
  response: fileAnswers(),
  send: (_request, reply, { mediaType, name, content, headers = {} }) =>
    reply
      .type(mediaType)
      .headers(headers)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(content),
}

/** Text for programs that come again and again: `tag` names its state, and it is written while it is sent. */
export type FreshText = { mediaType: string; tag: string; pieces: () => AsyncIterable<Buffer> }

/** Declares such a text. Whoever has its state already is told so, and no more. */
export const freshText: Answers<FreshText> = {
  response: freshAnswers(fileAnswers()),
  send: (request, reply, { mediaType, tag, pieces }) => {
    reply.headers({ etag: tag, 'cache-control': 'private, no-cache' })
    if (isKnown(request, tag)) return reply.code(304).send()
    return reply.type(mediaType).send(Readable.from(pieces()))
  },
}

/** Tells whether the caller has this state already (RFC 9110, 13.1.2: tags are compared weakly). */
function isKnown({ headers }: FastifyRequest, tag: string): boolean {
  const bare = (one: string) => one.trim().replace(/^W\//, '')
  const known = headers['if-none-match'] ?? ''
  return known.split(',').some((one) => bare(one) === '*' || bare(one) === bare(tag))
}

/** No content: what there is to say are headers. */
export const nothing: Answers<{ headers: Record<string, string> }> = {
  response: emptyAnswers(),
  send: (_request, reply, { headers }) => reply.code(204).headers(headers).send(),
}
