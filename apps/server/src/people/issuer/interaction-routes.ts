import { signInPage } from '@rinda/phrases/sign-in-page'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors } from 'oidc-provider'
import type { Database } from '../../database/database.ts'
import { pageLanguage } from '../page-language.ts'
import type { PeopleConfig } from '../people-config.ts'
import { portalOrigin } from '../portal-origin.ts'
import { isSameOrigin } from '../same-origin.ts'
import { checkPassword } from './check-password.ts'
import { demoPassword, listDemoAccounts } from './demo-accounts.ts'
import { pageHeaders } from './page-headers.ts'
import { issuerPath } from './provider.ts'
import type { Providers } from './providers.ts'
import { readSignInForm } from './sign-in-form.ts'
import { type SignInFault, signInPageHtml } from './sign-in-page.ts'

type Edge = { db: Database; config: PeopleConfig; clock: () => Date; providers: Providers }
type InteractionRequest = FastifyRequest<{ Params: { uid: string }; Querystring: { lang?: unknown } }>

/**
 * The form in which a person says who they are, and its answer. The interaction is found by a signed cookie of the
 * browser that began it, and must be the one in the path: nobody can send the form for somebody else's browser.
 */
export async function interactionRoutes(app: FastifyInstance, edge: Edge): Promise<void> {
  const { db, config, clock, providers } = edge
  const url = `${issuerPath}/interaction/:uid`

  app.get(url, async (request: InteractionRequest, reply) => {
    const { uiLocales } = await getInteraction(providers, config, request, reply)
    return showPage(edge, request, reply, { status: 200, uiLocales, email: '', faults: [] })
  })

  app.post(url, async (request: InteractionRequest, reply) => {
    const { provider, uiLocales } = await getInteraction(providers, config, request, reply)
    const language = pageLanguage(request.query.lang, uiLocales, request.headers['accept-language'])
    const form = readSignInForm(request.body, config.isDemo ? demoPassword : null)
    const refuse = (status: number, faults: SignInFault[]) =>
      showPage(edge, request, reply, { status, uiLocales, email: form.email, faults })

    if (!isSameOrigin(request, portalOrigin(request, config))) {
      return refuse(403, [{ field: null, text: signInPage.foreign_form[language] }])
    }
    if (form.missing.length > 0) {
      const faults = form.missing.map((field) => ({ field, text: signInPage[`${field}_missing`][language] }))
      return refuse(422, faults)
    }
    const verdict = await checkPassword(db, { ...form, address: request.ip }, clock())
    if (verdict.outcome === 'too_many') {
      reply.header('retry-after', verdict.retryAfterSeconds)
      const minutes = String(Math.ceil(verdict.retryAfterSeconds / 60))
      return refuse(429, [
        { field: null, text: signInPage.too_many_attempts[language].replace('{minutes}', minutes) },
      ])
    }
    if (verdict.outcome === 'wrong') {
      return refuse(422, [{ field: null, text: signInPage.wrong_credentials[language] }])
    }
    const login = { accountId: verdict.accountId, remember: false }
    const next = await provider.interactionResult(request.raw, reply.raw, { login })
    return reply.header('cache-control', 'no-store').redirect(next, 303)
  })

  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof errors.SessionNotFound) return reply.redirect('/login?problem=expired', 303)
    throw error
  })
}

async function getInteraction(
  providers: Providers,
  config: PeopleConfig,
  request: InteractionRequest,
  reply: FastifyReply,
) {
  const provider = await providers(portalOrigin(request, config))
  const interaction = await provider.interactionDetails(request.raw, reply.raw)
  if (interaction.uid !== request.params.uid) throw new errors.SessionNotFound('another interaction')
  return { provider, uiLocales: interaction.params.ui_locales }
}

async function showPage(
  { db, config }: Edge,
  request: InteractionRequest,
  reply: FastifyReply,
  page: { status: number; uiLocales: unknown; email: string; faults: SignInFault[] },
) {
  const language = pageLanguage(request.query.lang, page.uiLocales, request.headers['accept-language'])
  const demoAccounts = config.isDemo ? await listDemoAccounts(db) : null
  reply.code(page.status).headers(pageHeaders)
  return reply.send(signInPageHtml({ language, email: page.email, faults: page.faults, demoAccounts }))
}
