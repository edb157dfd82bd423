const leastPassword = 10
const longestPassword = 1024

export type PasswordFault =
  | 'password_missing'
  | 'password_short'
  | 'password_long'
  | 'password_is_email'
  | 'repeat_wrong'

/** Reads the form for a password. */
export function readPasswordForm(body: unknown): { password: string; repeat: string } {
  const fields = body instanceof URLSearchParams ? body : new URLSearchParams()
  return { password: fields.get('password') ?? '', repeat: fields.get('repeat') ?? '' }
}

/**
 * Gives the fault of a new password; null: none. Its length makes it hard to guess, so that no special
 * characters are asked for.
 */
export function whyNotPassword(
  { password, repeat }: { password: string; repeat: string },
  email: string,
): PasswordFault | null {
  if (password === '') return 'password_missing'
  if ([...password].length < leastPassword) return 'password_short'
  if (password.length > longestPassword) return 'password_long'
  if (password.trim().toLowerCase() === email) return 'password_is_email'
  return password === repeat ? null : 'repeat_wrong'
}
