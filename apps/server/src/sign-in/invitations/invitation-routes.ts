import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Publish } from '../../changes/committed.ts'
import type { Database } from '../../database/database.ts'
import { pageLanguage } from '../../edge/page-language.ts'
import { isSameOrigin, portalOrigin } from '../../http/origin.ts'
import type { PeopleConfig } from '../../http/portal-config.ts'
import { pageHeaders } from '../issuer/pages/page-headers.ts'
import { acceptInvitation, findInvitation } from './accept-invitation.ts'
import { readPasswordForm, whyNotPassword } from './invitation-form.ts'
import { faultText, invitationEndHtml, invitationPageHtml, refusedText } from './invitation-page.ts'
import { invitationPath } from './invitation-path.ts'

type Edge = { db: Database; publish: Publish; config: PeopleConfig; clock: () => Date }
type InvitationRequest = FastifyRequest<{ Params: { secret: string }; Querystring: { lang?: unknown } }>

/** The page on which an invited person chooses a password, and its answer. Whoever holds the link is taken for that person. */
export async function invitationRoutes(
  app: FastifyInstance,
  { db, publish, config, clock }: Edge,
): Promise<void> {
  const url = `${invitationPath}/:secret`

  app.get(url, async (request: InvitationRequest, reply) => {
    const found = await findInvitation(db, request.params.secret, clock())
    const language = languageOf(request)
    if (!found) return send(reply, 404, invitationEndHtml(language, 'gone'))
    return send(reply, 200, invitationPageHtml(language, found.email, null))
  })

  app.post(url, async (request: InvitationRequest, reply) => {
    const { secret } = request.params
    const language = languageOf(request)
    const found = await findInvitation(db, secret, clock())
    if (!found) return send(reply, 404, invitationEndHtml(language, 'gone'))
    const page = (problem: ReturnType<typeof faultText>) => invitationPageHtml(language, found.email, problem)
    if (!isSameOrigin(request, portalOrigin(request, config)))
      return send(reply, 403, page(refusedText(language, null)))
    const form = readPasswordForm(request.body)
    const fault = whyNotPassword(form, found.email)
    if (fault) return send(reply, 422, page(faultText(fault, language)))
    const taken = await acceptInvitation(
      { db, publish },
      { secret, password: form.password, address: request.ip },
      clock(),
    )
    if (taken.outcome === 'gone') return send(reply, 404, invitationEndHtml(language, 'gone'))
    if (taken.outcome === 'done') return send(reply, 200, invitationEndHtml(language, 'done'))
    reply.header('retry-after', taken.retryAfterSeconds)
    return send(reply, 429, page(refusedText(language, taken.retryAfterSeconds)))
  })
}

function languageOf(request: InvitationRequest) {
  return pageLanguage(request.query.lang, request.headers['accept-language'])
}

function send(reply: FastifyReply, status: number, page: string) {
  return reply.code(status).headers(pageHeaders).send(page)
}
