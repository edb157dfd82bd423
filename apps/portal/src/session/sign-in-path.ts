export const loginPath = '/login'

/** A path of this origin to go back to after sign-in; anything else becomes the root. */
export function safeRedirect(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted)) return '/'
  return wanted.startsWith(loginPath) ? '/' : wanted
}

/** The way to the sign-in of the server, in the language spoken here, and from there back to where the person was going. */
export function signInUrl(wanted: unknown, language: string): string {
  return `/auth/sign-in?${new URLSearchParams({ redirect: safeRedirect(wanted), lang: language })}`
}

export const loginProblems = ['denied', 'expired', 'ended', 'inactive', 'failed'] as const
export type LoginProblem = (typeof loginProblems)[number]
export type LoginSearch = { redirect?: string; problem?: LoginProblem }

/** Reads what the address tells the sign-in page: where the person was going, and why they are here. */
export function parseLoginSearch(search: Record<string, unknown>): LoginSearch {
  const problem = loginProblems.find((one) => one === search.problem)
  return {
    ...(typeof search.redirect === 'string' ? { redirect: search.redirect } : {}),
    ...(problem ? { problem } : {}),
  }
}
