import * as openid from 'openid-client'
import type { SignInRefusal } from './problems.ts'
import type { Transaction } from './transaction.ts'

/** Person who has signed in, as the issuer says. */
export type Identity = { readonly email: string; readonly name: string; readonly idToken: string | null }

/** Trades the code for the person's identity, or says why that cannot be. */
export async function fetchIdentity(
  issuer: openid.Configuration,
  callback: URL,
  transaction: Transaction,
): Promise<Identity | SignInRefusal> {
  try {
    const tokens = await openid.authorizationCodeGrant(issuer, callback, {
      pkceCodeVerifier: transaction.verifier,
      expectedState: transaction.state,
      expectedNonce: transaction.nonce,
      idTokenExpected: true,
    })
    const idClaims = tokens.claims()
    if (!idClaims) return { problem: 'failed', reason: 'the issuer gave no id token' }
    // Some issuers put the e-mail into the id token, some only into the user info.
    const isEnough = typeof idClaims.email === 'string' || !issuer.serverMetadata().userinfo_endpoint
    const claims = isEnough ? idClaims : await openid.fetchUserInfo(issuer, tokens.access_token, idClaims.sub)
    return identityOf(claims, tokens.id_token ?? null)
  } catch (error) {
    return refusalOf(error)
  }
}

function identityOf(
  claims: { readonly [claim: string]: unknown },
  idToken: string | null,
): Identity | SignInRefusal {
  const email = typeof claims.email === 'string' ? claims.email.trim().toLowerCase() : ''
  if (!/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email) || email.length > 254) {
    return { problem: 'denied', reason: 'the issuer gave no e-mail' }
  }
  if (claims.email_verified === false || claims.email_verified === 'false') {
    return { problem: 'denied', reason: 'the issuer says that the e-mail is not verified' }
  }
  const name =
    typeof claims.name === 'string'
      ? claims.name
          .replaceAll(/\p{Cc}/gu, '')
          .trim()
          .slice(0, 200)
      : ''
  return { email, name: name === '' ? email : name, idToken }
}

/** The issuer said no (to the person or to us), or its answer does not hold, or there was none. */
function refusalOf(error: unknown): SignInRefusal {
  const reason = error instanceof Error ? `${error.message} ${error.cause ?? ''}`.trim() : String(error)
  const isDenied = error instanceof openid.AuthorizationResponseError && error.error === 'access_denied'
  return { problem: isDenied ? 'denied' : 'failed', reason }
}
