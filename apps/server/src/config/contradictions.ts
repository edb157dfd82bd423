import type { Variables } from './variables.ts'

/** Lists what is set that cannot be so together, a line for each. */
export function contradictionsIn(variables: Variables): string[] {
  const faults: string[] = []
  if (variables.OIDC_ISSUER && !variables.OIDC_CLIENT_ID)
    faults.push('OIDC_CLIENT_ID must be set when OIDC_ISSUER is')
  if (variables.OIDC_CLIENT_ID && !variables.OIDC_ISSUER)
    faults.push('OIDC_ISSUER must be set when OIDC_CLIENT_ID is')
  if (variables.OIDC_CLIENT_SECRET && !variables.OIDC_ISSUER)
    faults.push('OIDC_ISSUER must be set when OIDC_CLIENT_SECRET is')
  if (variables.API_KEY && !variables.API_SECRET) faults.push('API_SECRET must be set when API_KEY is')
  if (variables.API_SECRET && !variables.API_KEY) faults.push('API_KEY must be set when API_SECRET is')
  if (variables.VAPID_PUBLIC_KEY && !variables.VAPID_PRIVATE_KEY)
    faults.push('VAPID_PRIVATE_KEY must be set when VAPID_PUBLIC_KEY is')
  if (variables.VAPID_PRIVATE_KEY && !variables.VAPID_PUBLIC_KEY)
    faults.push('VAPID_PUBLIC_KEY must be set when VAPID_PRIVATE_KEY is')
  if (variables.NODE_ENV === 'production') {
    if (variables.DEMO === '1')
      faults.push('DEMO must not be 1 when NODE_ENV is production: the demo accounts are open to anyone')
    if (!variables.OIDC_ISSUER) faults.push('OIDC_ISSUER must be set when NODE_ENV is production')
  }
  return faults
}
