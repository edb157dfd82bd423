// Its types know of `schema.hide`.
import type {} from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import type { Publish } from '../changes/committed.ts'
import type { PeopleConfig } from '../http/portal-config.ts'
import { invitationRoutes } from './invitations/invitation-routes.ts'
import { interactionRoutes } from './issuer/interaction-routes.ts'
import { mountIssuer } from './issuer/mount.ts'
import { createProviders } from './issuer/providers.ts'
import { createInside } from './relying-party/inside-fetch.ts'
import { createRelyingParty } from './relying-party/relying-party.ts'
import { signInRoutes } from './relying-party/sign-in-routes.ts'
import { signOutRoutes } from './relying-party/sign-out-routes.ts'
import type { SessionSource } from './sessions/find-session.ts'

export type PeopleOptions = SessionSource & { publish: Publish; config: PeopleConfig; clock: () => Date }

/**
 * Sign-in: `/auth/…`, and under `/oidc` the built-in issuer where no other is configured. Register it with
 * `app.register`, so that its form parser stays its own.
 */
export async function peoplePlugin(app: FastifyInstance, options: PeopleOptions): Promise<void> {
  const { db, config, clock, publish } = options
  const form = 'application/x-www-form-urlencoded'
  if (app.hasContentTypeParser(form)) app.removeContentTypeParser(form)
  app.addContentTypeParser(form, { parseAs: 'string', bodyLimit: 16_384 }, (_request, body, done) => {
    done(null, new URLSearchParams(String(body)))
  })

  // Pages for browsers: no part of the interface that is published for programs.
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, hide: true }
  })

  const inside = createInside(app)
  const relyingParty = createRelyingParty(config, inside.fetch)
  await app.register(signInRoutes, { ...options, relyingParty })
  await app.register(signOutRoutes, { ...options, relyingParty })
  if (config.oidc) return
  const providers = createProviders(db, clock)
  await app.register(invitationRoutes, { db, publish, config, clock })
  await app.register(interactionRoutes, { db, config, clock, providers })
  await app.register(mountIssuer, { providers, config, inside })
}
