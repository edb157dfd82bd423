import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export type Person = { email?: string; email_verified?: boolean; name?: string } | 'denies'

export const clientId = 'rinda'
export const clientSecret = 'a secret of the external issuer'

/**
 * An OpenID Connect issuer of somebody else: signs `person` in without asking, keeps its session, and gives the
 * e-mail in the user info only.
 */
export async function startExternalIssuer() {
  const issuer = { url: '', person: {} as Person, admit: (_portal: string) => {}, close: async () => {} }
  let provider: Provider | null = null
  const server = createServer(async (request, response) => {
    if (!provider) return response.writeHead(503).end()
    if (!request.url?.startsWith('/interaction/')) return provider.callback()(request, response)
    const { person } = issuer
    const result =
      person === 'denies' ? { error: 'access_denied' } : { login: { accountId: JSON.stringify(person) } }
    return provider.interactionFinished(request, response, result)
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  issuer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  issuer.admit = (portal) => {
    provider = providerFor(issuer.url, portal)
  }
  issuer.close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return issuer
}

function providerFor(url: string, portal: string): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return new Provider(url, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${portal}/auth/callback`],
        post_logout_redirect_uris: [`${portal}/login`],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'external', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['external'] },
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...JSON.parse(accountId) }),
    }),
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId,
        accountId: ctx.oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
}
