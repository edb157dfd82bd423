import { Validator } from '@seriousme/openapi-schema-validator'
import { call } from './clients/http-calls.ts'
import type { World } from './towns/world.ts'

/** The OpenAPI document of a server as it is sent, and as a program reads it: with what is referred to in the place of each reference. */
export async function describedInterface<Description>(world: World) {
  const { text } = await call(world, 'GET /openapi.json')
  const validator = new Validator()
  const validity = await validator.validate(JSON.parse(text))
  return { text, validity, description: validator.resolveRefs() as Description }
}
