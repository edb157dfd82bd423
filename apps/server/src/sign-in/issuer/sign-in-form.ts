const longestEmail = 254

export type SignInForm = {
  /** Trimmed and in lower case; empty when missing. */
  readonly email: string
  readonly password: string
  readonly missing: readonly ('email' | 'password')[]
}

/**
 * Reads the sign-in form. With a demo password (demo mode only) the button of a demo account stands for its
 * e-mail and that password; the check of the password is the same.
 */
export function readSignInForm(body: unknown, demoPassword: string | null): SignInForm {
  const fields = body instanceof URLSearchParams ? body : new URLSearchParams()
  const account = demoPassword === null ? null : fields.get('account')
  const typed = account ?? fields.get('email') ?? ''
  const email = typed.replaceAll('\0', '').trim().toLowerCase().slice(0, longestEmail)
  const password = (account === null ? fields.get('password') : demoPassword) ?? ''
  const missing = [email === '' ? ('email' as const) : null, password === '' ? ('password' as const) : null]
  return { email, password, missing: missing.filter((field) => field !== null) }
}
