/** Path below which the built-in issuer answers. */
export const issuerPath = '/oidc'
export const portalClientId = 'rinda-portal'
export const issuerSessionCookieName = 'rinda_issuer_session'
