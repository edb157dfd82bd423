import { statSync } from 'node:fs'
import { isIP } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'
import { distance } from 'fastest-levenshtein'
import { z } from 'zod'
import { StartRefusal } from './start-refusal.ts'

/** The environment holds something that cannot be used. The message has one line for each fault, which names the variable. */
export class ConfigError extends StartRefusal {
  override name = 'ConfigError'
}

const text = z.string().trim()
const wholeNumber = (from: number, till: number) =>
  text
    .regex(/^\d+$/, `must be a whole number from ${from} to ${till}`)
    .transform(Number)
    .refine((number) => number >= from && number <= till, `must be a whole number from ${from} to ${till}`)
const positiveNumber = text
  .regex(/^\d+(\.\d+)?$/, 'must be a number above 0')
  .transform(Number)
  .refine((number) => number > 0 && number <= 1440, 'must be a number above 0, at most 1440')
const urlOf = (example: string, ...protocols: string[]) =>
  text.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL such as ${example}`,
    abort: true,
  })
const webUrl = (example: string) => urlOf(example, 'http:', 'https:')
const smtpExample = 'smtp://user:password@host:587'
const tilesExample = 'https://tiles.example/{z}/{x}/{y}.png'
function isNetwork(text: string): boolean {
  try {
    proxyAddress.compile(text)
    return true
  } catch {
    return false
  }
}
function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
const networks = text
  .transform((value) => value.split(/[\s,]+/).filter((one) => one !== ''))
  .refine((all) => all.every(isNetwork), 'must be addresses or networks, such as 10.0.0.0/8, with commas')
/** A key of the curve P-256 as it is written for Web Push. */
const vapidKey = (bytes: number, which: string) =>
  text.refine(
    (value) => /^[\w-]+$/.test(value) && Buffer.from(value, 'base64url').length === bytes,
    `must be a ${which} key of VAPID: ${bytes} bytes as base64url`,
  )
/** Origins with the key and the secret that each is shown, with commas between them. */
const systemSecrets = text
  .transform((value) => value.split(/\s*,\s*/).map((one) => one.split(/\s+/)))
  .refine(
    (all) => all.every((one) => one.length === 3 && isOrigin(one[0] ?? '')),
    'must be origins with key and secret, such as https://queue.example key secret, with commas',
  )
function isOrigin(value: string): boolean {
  return /^https?:$/.test(URL.parse(value)?.protocol ?? '') && URL.parse(value)?.pathname === '/'
}
function secretsByOrigin(all: readonly string[][] = []): Map<string, { key: string; secret: string }> {
  return new Map(
    all.map(([address = '', key = '', secret = '']) => [new URL(address).origin, { key, secret }]),
  )
}
function isBareOrigin(value: string): boolean {
  const { pathname, search, hash, username, password } = new URL(value)
  return pathname === '/' && `${search}${hash}${username}${password}` === ''
}
const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value)
const modes = ['production', 'development', 'test'] as const
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const schema = z.object({
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

export type Config = ReturnType<typeof configFrom>

/**
 * Reads the settings, all of which have a default. An empty variable counts as unset.
 * Throws a `ConfigError` that names every variable at fault.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== '')
  const parsed = schema.safeParse(Object.fromEntries(given))
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`).join('\n'),
    )
  }
  const faults = contradictionsIn(parsed.data)
  if (faults.length > 0) throw new ConfigError(faults.join('\n'))
  return configFrom(parsed.data)
}

type Variables = z.infer<typeof schema>

function contradictionsIn(variables: Variables): string[] {
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

function addressesIn(networks: string[]): (address: string) => boolean {
  const isAmong = proxyAddress.compile(networks)
  return (address) => isIP(address) !== 0 && isAmong(address, 0)
}

function configFrom(variables: Variables) {
  const isProduction = variables.NODE_ENV === 'production'
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = variables
  return {
    isProduction,
    /** 0: any free port. */
    port: variables.PORT,
    host: variables.HOST,
    /** The origin that people type, without a slash at its end; undefined: the address that we listen on. */
    publicUrl: variables.PUBLIC_URL === undefined ? undefined : new URL(variables.PUBLIC_URL).origin,
    /** Undefined: the embedded server, with its files under `dataDir`. */
    databaseUrl: variables.DATABASE_URL,
    dataDir: variables.DATA_DIR,
    redisUrl: variables.REDIS_URL,
    /** Undefined: the built-in issuer. */
    oidc: issuer && clientId ? { issuer, clientId, clientSecret } : undefined,
    /** Key and secret that an internal caller must show; undefined: there is no such caller. */
    internalCaller:
      variables.API_KEY && variables.API_SECRET
        ? { key: variables.API_KEY, secret: variables.API_SECRET }
        : undefined,
    /** Undefined: no key is asked of sockets. */
    socketKey: variables.SOCKET_KEY,
    /** Number of sockets of visitors that one address may have open. */
    visitorSockets: variables.VISITOR_SOCKETS,
    /** Folder of the operator's own sounds of the call display; undefined: those that are carried along. */
    soundsDir: variables.SOUNDS_DIR,
    smtpUrl: variables.SMTP_URL,
    /** Undefined: an address of the mail server's user, or of the operator's own host. */
    mailFrom: variables.MAIL_FROM,
    smsUrl: variables.SMS_URL,
    /** Keys of Web Push; undefined: they are made once, and kept in the database. */
    vapidKeys:
      variables.VAPID_PUBLIC_KEY && variables.VAPID_PRIVATE_KEY
        ? { publicKey: variables.VAPID_PUBLIC_KEY, privateKey: variables.VAPID_PRIVATE_KEY }
        : undefined,
    geocoderUrl: variables.GEOCODER_URL,
    /** Undefined: the outlines of countries that the portal has with it. */
    mapTiles: variables.MAP_TILES_URL
      ? { url: variables.MAP_TILES_URL, attribution: variables.MAP_ATTRIBUTION }
      : undefined,
    /** Tells whether the queue and booking systems of locations may stand in a private network. */
    mayCallPrivateUrls: variables.ALLOW_PRIVATE_URLS === '1',
    /** Key and secret that the queue system of each of these origins is shown. */
    systemSecrets: secretsByOrigin(variables.QMS_SECRETS),
    /** The same of booking systems. */
    bookingSystemSecrets: secretsByOrigin(variables.BMS_SECRETS),
    /** Undefined: as fits the database (yes when it is embedded and new), and never in production. */
    isDemo: isProduction ? false : variables.DEMO === undefined ? undefined : variables.DEMO === '1',
    /** Tells whether simulated visitors and agents go about at the demo's locations; without demo data there are none. */
    hasDemoLife: variables.DEMO_LIFE === '1',
    /** Collector of OpenTelemetry; undefined: nothing is recorded, nor loaded for that. */
    collectorUrl: variables.OTEL_EXPORTER_OTLP_ENDPOINT,
    /** Seconds in which a node that is to stop says so, and goes on serving. */
    drainSeconds: variables.DRAIN_SECONDS,
    /** Addresses and networks of proxies whose word is taken on who the client is. */
    trustedProxies: variables.TRUSTED_PROXIES,
    /** Shown by who may read the metrics from any address; undefined: nobody may by that. */
    metricsToken: variables.METRICS_TOKEN,
    /** Tells whether an address may read the metrics. */
    mayReadMetrics: addressesIn(variables.METRICS_FROM),
    lockMinutes: variables.LOCK_MINUTES,
    logLevel: variables.LOG_LEVEL,
  }
}

/** A variable of the environment that is no setting, and the setting that is probably meant. */
type Misspelled = { readonly name: string; readonly meant: string }

/** Shorter names are too near to those of other programs. */
const shortest = 8
const mostSlips = 2

/**
 * Finds variables whose names are nearly those of settings: nobody else would notice that `DATABASE_URI` is read by nobody, and that the server
 * keeps its data elsewhere.
 */
export function misspelledSettings(environment: Readonly<Record<string, string | undefined>>): Misspelled[] {
  const settings = Object.keys(schema.shape)
  const known = new Set(settings)
  return Object.keys(environment)
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = settings.find(
        (setting) =>
          setting.length >= shortest &&
          !environment[setting] &&
          distance(name.toUpperCase(), setting) <= mostSlips,
      )
      return meant === undefined ? [] : [{ name, meant }]
    })
}
