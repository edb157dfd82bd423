import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { schemasAreOnlyRead } from '../edge.ts'

/**
 * Content policy of the page: it may load only from its own origin, and it stands in no frame. Its library
 * writes styles into it.
 */
const pagePolicy = {
  'default-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

/** Media types in which a body is taken, and answered in kind. */
const mediaTypes = ['application/json', 'application/vnd.api+json']

export type DescribedRoute = Pick<RouteOptions, 'method' | 'url' | 'schema'>

/** Makes a server that answers nothing but what routes there are: their OpenAPI document, and a page to read it at `/docs`. */
export async function describeRoutes(
  routes: readonly DescribedRoute[],
  version: string,
): Promise<FastifyInstance> {
  const app = Fastify({ schemaController: schemasAreOnlyRead })
  app.setValidatorCompiler(() => (value) => ({ value }))
  app.setSerializerCompiler(() => (value) => JSON.stringify(value))
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Rinda',
        version,
        description:
          'Bookings, companies and locations as JSON:API documents. Dates and times of a booking are UTC; the days that a call asks for are calendar days of the company.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'rinda_session' },
          key: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
          secret: { type: 'apiKey', in: 'header', name: 'X-Api-Secret' },
          companyKey: { type: 'http', scheme: 'bearer', description: 'A key of a company, with its scopes' },
        },
      },
    },
    transform: withResponseHeaders,
    transformObject: withNamedSchemas,
  })
  await app.register(fastifySwaggerUi, { routePrefix: '/docs', staticCSP: pagePolicy })
  for (const { method, url, schema } of routes) {
    app.route({ method, url, schema: { ...schema, consumes: mediaTypes }, handler: async () => undefined })
  }
  await app.ready()
  return app
}

type Responses = Record<string, { headers?: object }>

/**
 * Describes schemas as zod does, without the patterns of times, whose format says the same. What the library does to them besides takes those choices of a
 * union away that were met before, as it looks while they are still empty: of "none, or an id" it left "none".
 */
const described = {
  zodToJsonConfig: {
    override: ({ jsonSchema }: { jsonSchema: { format?: string; pattern?: string } }) => {
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
    },
  },
}
const describeSchemas = createJsonSchemaTransform(described)
const describeNamed = createJsonSchemaTransformObject(described)

/** The library describes each named schema once more as it would be sent, to which nothing refers. */
const withNamedSchemas: typeof describeNamed = (asked) => {
  const document = describeNamed(asked)
  const schemas = ('components' in document && document.components?.schemas) || {}
  for (const name of Object.keys(schemas)) if (name.endsWith('Input')) delete schemas[name]
  return document
}

/** The library leaves the headers of a response out of its description. */
const withResponseHeaders: typeof describeSchemas = (asked) => {
  const described = describeSchemas(asked)
  const responses = (described.schema as { response?: Responses }).response ?? {}
  for (const [status, { headers }] of Object.entries((asked.schema?.response ?? {}) as Responses)) {
    if (headers && responses[status]) responses[status].headers = headers
  }
  return described
}
