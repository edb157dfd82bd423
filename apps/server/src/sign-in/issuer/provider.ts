import Provider, { type Configuration, interactionPolicy } from 'oidc-provider'
import type { Database } from '../../database/database.ts'
import { getInstallationSecret } from '../installation-secrets.ts'
import { findAccountById } from './account-store.ts'
import { artifactAdapter } from './artifact-store.ts'
import { issuerPath, issuerSessionCookieName, portalClientId } from './issuer-names.ts'
import { renderIssuerError } from './pages/error-page.ts'
import { getSigningKeys } from './signing-key.ts'

/** Seconds that the sign-in form may be left open. A receptionist opens it and goes to fetch coffee. */
const interactionSeconds = 3600
const minuteSeconds = 60

/** The built-in OpenID Connect issuer of one origin: a single client, the portal, and accounts with passwords. */
export async function buildProvider(db: Database, origin: string, clock: () => Date): Promise<Provider> {
  const now = clock()
  const cookieKey = await getInstallationSecret(db, 'issuer-cookies', now)
  const keys = await getSigningKeys(db, now)
  const provider = new Provider(`${origin}${issuerPath}`, {
    ...fixedConfiguration,
    adapter: artifactAdapter(db, clock),
    jwks: { keys },
    cookies: { ...cookies, keys: [cookieKey] },
    clients: [{ ...portalClient, redirect_uris: [`${origin}/auth/callback`] }],
    findAccount: async (_ctx, accountId) => {
      const account = await findAccountById(db, accountId)
      if (!account) return undefined
      const claims = { sub: accountId, email: account.email, email_verified: true, name: account.name }
      return { accountId, claims: () => claims }
    },
  })
  // It believes the forwarded headers, which `mount.ts` alone writes.
  provider.proxy = true
  return provider
}

/** The portal proves itself with PKCE: the code is worth nothing without the verifier, which never leaves the server. */
const portalClient = {
  client_id: portalClientId,
  client_name: 'Rinda',
  response_types: ['code'],
  grant_types: ['authorization_code'],
  token_endpoint_auth_method: 'none',
} satisfies NonNullable<Configuration['clients']>[number]

const cookieAttributes = { httpOnly: true, sameSite: 'lax', signed: true } as const

const cookies = {
  names: {
    session: issuerSessionCookieName,
    interaction: 'rinda_issuer_interaction',
    resume: 'rinda_issuer_resume',
  },
  long: { ...cookieAttributes, path: issuerPath },
  short: cookieAttributes,
}

// The one client is our own, so nobody is asked for consent: the policy has no such prompt, and the grant is made unasked.
const policy = interactionPolicy.base()
policy.remove('consent')

const fixedConfiguration: Configuration = {
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  scopes: ['openid', 'email', 'profile'],
  conformIdTokenClaims: false,
  responseTypes: ['code'],
  pkce: { required: () => true },
  clientDefaults: { id_token_signed_response_alg: 'ES256' },
  enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
  // No session is kept here (see `mount.ts`), so there is none to end.
  features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
  interactions: {
    policy,
    url: (_ctx, interaction) => `${issuerPath}/interaction/${interaction.uid}`,
  },
  loadExistingGrant: async (ctx) => {
    const { client, session, provider } = ctx.oidc
    if (!client || !session?.accountId) return undefined
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
    grant.addOIDCScope('openid email profile')
    await grant.save()
    return grant
  },
  ttl: {
    Interaction: interactionSeconds,
    // Another node may redeem it, whose machine has another time: the library asks no clock but that one.
    AuthorizationCode: 5 * minuteSeconds,
    AccessToken: 5 * minuteSeconds,
    IdToken: 5 * minuteSeconds,
    Grant: 10 * minuteSeconds,
    Session: 10 * minuteSeconds,
  },
  renderError: renderIssuerError,
}
