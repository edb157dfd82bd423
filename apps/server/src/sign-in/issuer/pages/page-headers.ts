import { pageStyleSource } from './page-style.ts'

/**
 * Content policy of the built-in issuer's pages: they may show themselves, and send their form back to this
 * origin.
 */
const policy = [
  "default-src 'none'",
  `style-src ${pageStyleSource}`,
  "img-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Not `no-referrer`: with it browsers send `Origin: null` even to ourselves.
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const
