import { isIP } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'
import { contradictionsIn } from './config/contradictions.ts'
import { variables as schema, type Variables } from './config/variables.ts'
import { StartRefusal } from './start-refusal.ts'

/** The environment holds something that cannot be used. The message has one line for each fault, which names the variable. */
export class ConfigError extends StartRefusal {
  override name = 'ConfigError'
}

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

function addressesIn(networks: string[]): (address: string) => boolean {
  const isAmong = proxyAddress.compile(networks)
  return (address) => isIP(address) !== 0 && isAmong(address, 0)
}

function secretsByOrigin(all: readonly string[][] = []): Map<string, { key: string; secret: string }> {
  return new Map(
    all.map(([address = '', key = '', secret = '']) => [new URL(address).origin, { key, secret }]),
  )
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
