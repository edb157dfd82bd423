import * as openid from 'openid-client'
import type { PeopleConfig } from '../../http/portal-config.ts'
import { issuerPath, portalClientId } from '../issuer/issuer-names.ts'

const timeoutSeconds = 8

/**
 * Function that gives the issuer's configuration for the portal at an origin; it rejects when the issuer
 * cannot be reached.
 */
export type RelyingParty = (origin: string) => Promise<openid.Configuration>

/** Discovers the issuer at the first sign-in and remembers it; a failure is not remembered. */
export function createRelyingParty(config: PeopleConfig, inside: openid.CustomFetch): RelyingParty {
  const known = new Map<string, Promise<openid.Configuration>>()
  return (origin) => {
    const issuer = config.oidc?.issuer ?? `${origin}${issuerPath}`
    const found =
      known.get(issuer) ?? (config.oidc ? discoverExternal(config.oidc) : discoverBuiltIn(issuer, inside))
    known.set(issuer, found)
    found.catch(() => known.delete(issuer))
    return found
  }
}

async function discoverBuiltIn(issuer: string, inside: openid.CustomFetch): Promise<openid.Configuration> {
  return openid.discovery(new URL(issuer), portalClientId, undefined, openid.None(), {
    execute: [openid.allowInsecureRequests, openid.enableNonRepudiationChecks],
    [openid.customFetch]: inside,
    timeout: timeoutSeconds,
  })
}

async function discoverExternal(oidc: NonNullable<PeopleConfig['oidc']>): Promise<openid.Configuration> {
  const issuer = new URL(oidc.issuer)
  // Plain http is for an issuer on this machine only.
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(issuer.hostname)
  const execute = [openid.enableNonRepudiationChecks, ...(isLoopback ? [openid.allowInsecureRequests] : [])]
  const found = await openid.discovery(issuer, oidc.clientId, undefined, openid.None(), {
    execute: isLoopback ? [openid.allowInsecureRequests] : [],
    timeout: timeoutSeconds,
  })
  const metadata = found.serverMetadata()
  const authentication = clientAuthentication(
    oidc.clientSecret,
    metadata.token_endpoint_auth_methods_supported,
  )
  const configuration = new openid.Configuration(metadata, oidc.clientId, undefined, authentication)
  for (const extend of execute) extend(configuration)
  configuration.timeout = timeoutSeconds
  return configuration
}

/** `client_secret_basic` unless the issuer says that it only knows the other; none without a secret. */
function clientAuthentication(
  secret: string | undefined,
  methods = ['client_secret_basic'],
): openid.ClientAuth {
  if (secret === undefined) return openid.None()
  if (!methods.includes('client_secret_basic') && methods.includes('client_secret_post')) {
    return openid.ClientSecretPost(secret)
  }
  return openid.ClientSecretBasic(secret)
}
