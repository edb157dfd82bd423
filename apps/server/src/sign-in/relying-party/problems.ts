/**
 * Problem that the login page is told when a sign-in did not succeed. Expired: the round trip took too long,
 * was tampered with, or began in another browser. Denied: the issuer or we do not let this person in.
 * Inactive: the portal user is switched off. Failed: the issuer is away, or its answer does not hold.
 */
export type SignInProblem = 'expired' | 'denied' | 'inactive' | 'failed'

/** A sign-in that did not succeed; `reason` is for the operator's log. */
export type SignInRefusal = { readonly problem: SignInProblem; readonly reason: string }

/** The address of the login page that says what went wrong, and from which to try again towards the same place. */
export function problemPath(problem: SignInProblem, redirect = '/'): string {
  const search = new URLSearchParams({ problem, ...(redirect === '/' ? {} : { redirect }) })
  return `/login?${search}`
}
