import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../database/database.ts'
import { type Language, pageLanguage } from '../../edge/page-language.ts'
import { isByHttps, isSameOrigin, portalOrigin } from '../../http/origin.ts'
import type { PeopleConfig } from '../../http/portal-config.ts'
import { demoPassword, listDemoAccounts } from './demo-accounts.ts'
import { checkForm, faultsOf, statusOf } from './form-verdict.ts'
import { issuerPath } from './issuer-names.ts'
import { keepKnownBrowser, readKnownBrowser } from './known-browser-cookie.ts'
import { pageHeaders } from './pages/page-headers.ts'
import { type SignInFault, signInPageHtml } from './pages/sign-in-page.ts'
import type { Providers } from './providers.ts'
import { readSignInForm } from './sign-in-form.ts'

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
    const form = readSignInForm(request.body, config.isDemo ? demoPassword : null)
    const [now, isSecure] = [clock(), isByHttps(config)]
    const verdict = isSameOrigin(request, portalOrigin(request, config))
      ? await checkForm(db, form, { address: request.ip, kept: readKnownBrowser(request, isSecure) }, now)
      : ({ outcome: 'foreign' } as const)
    if (verdict.outcome === 'right') {
      keepKnownBrowser(reply, verdict.known, { isSecure, now })
      const login = { accountId: verdict.accountId, remember: false }
      const next = await provider.interactionResult(request.raw, reply.raw, { login })
      return reply.header('cache-control', 'no-store').redirect(next, 303)
    }
    if (verdict.outcome === 'too_many') reply.header('retry-after', verdict.retryAfterSeconds)
    const page = { status: statusOf[verdict.outcome], uiLocales, email: form.email }
    const language = languageOf(request, uiLocales)
    return showPage(edge, request, reply, { ...page, faults: faultsOf(verdict, language) })
  })

  app.setErrorHandler(async (error, _request, reply) => {
    const { errors } = await import('oidc-provider')
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
  if (interaction.uid !== request.params.uid) {
    const { errors } = await import('oidc-provider')
    throw new errors.SessionNotFound('another interaction')
  }
  return { provider, uiLocales: interaction.params.ui_locales }
}

function languageOf(request: InteractionRequest, uiLocales: unknown): Language {
  return pageLanguage(request.query.lang, uiLocales, request.headers['accept-language'])
}

async function showPage(
  { db, config }: Edge,
  request: InteractionRequest,
  reply: FastifyReply,
  page: { status: number; uiLocales: unknown; email: string; faults: SignInFault[] },
) {
  const language = languageOf(request, page.uiLocales)
  const demoAccounts = config.isDemo ? await listDemoAccounts(db) : null
  reply.code(page.status).headers(pageHeaders)
  return reply.send(signInPageHtml({ language, email: page.email, faults: page.faults, demoAccounts }))
}
