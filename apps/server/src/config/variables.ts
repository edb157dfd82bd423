import { z } from 'zod'
import {
  isBareOrigin,
  isFolder,
  networks,
  positiveNumber,
  systemSecrets,
  text,
  urlOf,
  vapidKey,
  webUrl,
  wholeNumber,
} from './kinds.ts'

const smtpExample = 'smtp://user:password@host:587'
const tilesExample = 'https://tiles.example/{z}/{x}/{y}.png'
const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value)
const modes = ['production', 'development', 'test'] as const
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Variables of the environment that are read, each with its kind and its default. */
export const variables = z.object({
  // A word like `prod` would leave the demo's sign-in open to anyone.
  NODE_ENV: z.preprocess(trimmed, z.enum(modes, `must be one of ${modes.join(', ')}, or unset`)).optional(),
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: webUrl('https://rinda.example')
    .refine(isBareOrigin, 'must be an origin and nothing more, such as https://rinda.example')
    .optional(),
  DATABASE_URL: urlOf('postgres://user:password@host:5432/rinda', 'postgres:', 'postgresql:').optional(),
  DATA_DIR: text.default('./data'),
  REDIS_URL: urlOf('redis://host:6379', 'redis:', 'rediss:').optional(),
  OIDC_ISSUER: webUrl('https://accounts.example').optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  API_KEY: text.optional(),
  API_SECRET: text.optional(),
  SOCKET_KEY: text.optional(),
  VISITOR_SOCKETS: wholeNumber(1, 1_000_000).default(100),
  SOUNDS_DIR: text.refine(isFolder, 'must be a folder with sounds').optional(),
  SMTP_URL: urlOf(smtpExample, 'smtp:', 'smtps:')
    .refine((value) => new URL(value).hostname !== '', `must be a URL such as ${smtpExample}`)
    .optional(),
  MAIL_FROM: text.pipe(z.email('must be an e-mail address, without a name')).optional(),
  SMS_URL: webUrl('https://gateway.example/send').optional(),
  VAPID_PUBLIC_KEY: vapidKey(65, 'public').optional(),
  VAPID_PRIVATE_KEY: vapidKey(32, 'private').optional(),
  GEOCODER_URL: webUrl('https://geocoder.example').optional(),
  ALLOW_PRIVATE_URLS: z.enum(['0', '1'], 'must be 1 or 0').default('0'),
  QMS_SECRETS: systemSecrets.optional(),
  BMS_SECRETS: systemSecrets.optional(),
  MAP_TILES_URL: webUrl(tilesExample)
    .refine(
      (value) =>
        ['{z}', '{x}', '{y}'].every((part) => value.includes(part)) && !/[{}]/.test(new URL(value).host),
      `must be a URL of one host, with {z}, {x} and {y} in its path, such as ${tilesExample}`,
    )
    .optional(),
  MAP_ATTRIBUTION: text.max(300, 'must be at most 300 letters').default('© OpenStreetMap contributors'),
  DEMO: z.enum(['0', '1'], 'must be 1 or 0').optional(),
  DEMO_LIFE: z.enum(['0', '1'], 'must be 1 or 0').default('1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl('http://collector.example:4318').optional(),
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  METRICS_TOKEN: text.min(16, 'must have at least 16 letters').optional(),
  METRICS_FROM: networks.default(['loopback']),
  TRUSTED_PROXIES: networks.default(['loopback']),
  LOCK_MINUTES: positiveNumber.default(10),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
})

export type Variables = z.infer<typeof variables>
