/** Why a sign-in did not succeed, as the login page is told in `/login?problem=`. */
export const signInProblems = [
  /** The round trip took too long, was tampered with, or began in another browser. */
  'expired',
  /** The person or the issuer said no. */
  'denied',
  /** The issuer could not be reached. */
  'unavailable',
  /** The issuer's answer does not hold: a wrong signature, nonce or code. */
  'failed',
  /** The issuer gave no e-mail. */
  'no_email',
  /** The issuer says that the e-mail is not verified. */
  'unverified',
  /** The portal user is switched off. */
  'inactive',
  /** This installation has no company that the person could belong to. */
  'no_company',
] as const
export type SignInProblem = (typeof signInProblems)[number]

/** The path of the login page that says what went wrong. */
export function problemPath(problem: SignInProblem): string {
  return `/login?problem=${problem}`
}
