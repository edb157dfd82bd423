import * as openid from 'openid-client'
import type { SignInProblem } from './problems.ts'
import type { Transaction } from './transaction.ts'

/** Who the issuer says has signed in. */
export type Identity = { readonly email: string; readonly name: string; readonly idToken: string | null }

/** Trades the code for the person's identity, or says why that cannot be. */
export async function fetchIdentity(
  issuer: openid.Configuration,
  callback: URL,
  transaction: Transaction,
): Promise<Identity | { readonly problem: SignInProblem }> {
  try {
    const tokens = await openid.authorizationCodeGrant(issuer, callback, {
      pkceCodeVerifier: transaction.verifier,
      expectedState: transaction.state,
      expectedNonce: transaction.nonce,
      idTokenExpected: true,
    })
    const idClaims = tokens.claims()
    if (!idClaims) return { problem: 'failed' }
    // Some issuers put the e-mail into the id token, some only into the user info.
    const isEnough = typeof idClaims.email === 'string' || !issuer.serverMetadata().userinfo_endpoint
    const claims = isEnough ? idClaims : await openid.fetchUserInfo(issuer, tokens.access_token, idClaims.sub)
    return identityOf(claims, tokens.id_token ?? null)
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

function identityOf(
  claims: { readonly [claim: string]: unknown },
  idToken: string | null,
): Identity | { readonly problem: SignInProblem } {
  const email = typeof claims.email === 'string' ? claims.email.trim().toLowerCase() : ''
  if (!/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email) || email.length > 254) return { problem: 'no_email' }
  if (claims.email_verified === false || claims.email_verified === 'false') return { problem: 'unverified' }
  const name =
    typeof claims.name === 'string'
      ? claims.name
          .replaceAll(/\p{Cc}/gu, '')
          .trim()
          .slice(0, 200)
      : ''
  return { email, name: name === '' ? email : name, idToken }
}

function problemOf(error: unknown): SignInProblem {
  if (error instanceof openid.AuthorizationResponseError) {
    return error.error === 'temporarily_unavailable' || error.error === 'server_error'
      ? 'unavailable'
      : 'denied'
  }
  if (error instanceof openid.ResponseBodyError) return 'failed'
  return isUnreachable(error) ? 'unavailable' : 'failed'
}

/** A network that failed (fetch throws a TypeError with a cause) or took too long. */
export function isUnreachable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at.name === 'TimeoutError' || at.name === 'AbortError' || at.message === 'fetch failed') return true
    if ('code' in at && at.code === 'OAUTH_TIMEOUT') return true
  }
  return false
}
