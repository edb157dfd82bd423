import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { misspelledSettings } from './config/misspelled-settings.ts'
import { ConfigError, readConfig } from './config.ts'

describe('the settings', () => {
  test('all have a default', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: undefined,
      databaseUrl: undefined,
      dataDir: './data',
      isDemo: undefined,
      lockMinutes: 10,
      visitorSockets: 100,
      logLevel: 'info',
      oidc: undefined,
      internalCaller: undefined,
    })
  })

  test('are read from the environment, and an empty variable is an unset one', () => {
    const config = readConfig({
      PORT: '0',
      LOCK_MINUTES: '0.05',
      PUBLIC_URL: 'https://rinda.example/',
      DEMO: '0',
      DATA_DIR: '',
      MAIL_FROM: ' rinda@rinda.example ',
    })
    expect(config).toMatchObject({
      mailFrom: 'rinda@rinda.example',
      port: 0,
      lockMinutes: 0.05,
      publicUrl: 'https://rinda.example',
      isDemo: false,
      dataDir: './data',
    })
  })

  test('the secrets of other systems are read by origin', () => {
    const { systemSecrets, bookingSystemSecrets } = readConfig({
      BMS_SECRETS: 'https://bookings.example key secret',
      QMS_SECRETS: ' https://queue.example key secret,http://10.0.0.7:3000/  k  s ',
    })
    expect([...bookingSystemSecrets]).toEqual([
      ['https://bookings.example', { key: 'key', secret: 'secret' }],
    ])
    expect([...systemSecrets]).toEqual([
      ['https://queue.example', { key: 'key', secret: 'secret' }],
      ['http://10.0.0.7:3000', { key: 'k', secret: 's' }],
    ])
  })

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'rinda.example'],
    ['PUBLIC_URL', 'https://rinda.example/portal'],
    ['PUBLIC_URL', 'https://rinda.example/?from=mail'],
    ['PUBLIC_URL', 'https://user:password@rinda.example'],
    ['DATABASE_URL', 'mysql://localhost/rinda'],
    ['DATABASE_URL', 'localhost'],
    ['REDIS_URL', 'http://localhost'],
    ['OIDC_ISSUER', 'issuer'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'Rinda <rinda@rinda.example>'],
    ['SMS_URL', 'ftp://gateway.example'],
    ['VAPID_PUBLIC_KEY', 'short'],
    ['VAPID_PRIVATE_KEY', 'no key'],
    ['GEOCODER_URL', '?'],
    ['MAP_TILES_URL', '/tiles'],
    ['MAP_TILES_URL', 'https://tiles.example/{z}/{x}.png'],
    ['MAP_TILES_URL', 'https://{s}.tiles.example/{z}/{x}/{y}.png'],
    ['MAP_ATTRIBUTION', 'x'.repeat(301)],
    ['DEMO', 'yes'],
    ['DEMO_LIFE', '2'],
    ['BMS_SECRETS', 'https://bookings.example key'],
    ['QMS_SECRETS', 'https://queue.example key'],
    ['QMS_SECRETS', 'queue.example key secret'],
    ['QMS_SECRETS', 'https://queue.example/path key secret'],
    ['QMS_SECRETS', 'ftp://queue.example key secret'],
    ['METRICS_FROM', 'everywhere'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['DRAIN_SECONDS', '1h'],
    ['METRICS_FROM', '10.0.0.0/8, 300.1.1.1'],
    ['LOCK_MINUTES', '0'],
    ['LOCK_MINUTES', '-5'],
    ['LOCK_MINUTES', 'ten'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'prod'],
    ['NODE_ENV', 'Production'],
  ])('name %s when it is %s', (variable, value) => {
    expect(() => readConfig({ [variable]: value })).toThrow(new RegExp(`^${variable} must be [^\\n]+$`))
  })

  test('name every fault, one to a line', () => {
    expect(() => readConfig({ PORT: 'x', DEMO: 'x' })).toThrow(/^PORT must .*\nDEMO must .*$/)
  })

  test('let the demo live unless they say no', () => {
    expect([readConfig({}).hasDemoLife, readConfig({ DEMO_LIFE: '0' }).hasDemoLife]).toEqual([true, false])
  })

  test.each([
    [{ API_KEY: 'k' }, 'API_SECRET'],
    [{ API_SECRET: 's' }, 'API_KEY'],
    [{ OIDC_ISSUER: 'https://accounts.example' }, 'OIDC_CLIENT_ID'],
    [{ OIDC_CLIENT_ID: 'rinda' }, 'OIDC_ISSUER'],
    [{ OIDC_CLIENT_SECRET: 's' }, 'OIDC_ISSUER'],
  ])('ask for the other half of %j', (environment, missing) => {
    expect(() => readConfig(environment)).toThrow(new RegExp(`^${missing} must be set`))
  })

  test('of production refuse demo accounts and the built-in sign-in', () => {
    const issuer = { OIDC_ISSUER: 'https://accounts.example', OIDC_CLIENT_ID: 'rinda' }
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/^OIDC_ISSUER must be set/)
    expect(() => readConfig({ NODE_ENV: 'production', DEMO: '1', ...issuer })).toThrow(/^DEMO must not be 1/)
    expect(readConfig({ NODE_ENV: 'production', ...issuer }).isDemo).toBe(false)
  })

  test('never fail in another way, whatever the environment holds', () => {
    const variable = fc.constantFrom(
      'PORT',
      'PUBLIC_URL',
      'DATABASE_URL',
      'DEMO',
      'LOCK_MINUTES',
      'LOG_LEVEL',
      'NODE_ENV',
    )
    fc.assert(
      fc.property(fc.dictionary(variable, fc.string()), (environment) => {
        try {
          readConfig(environment)
        } catch (error) {
          expect(error).toBeInstanceOf(ConfigError)
        }
      }),
    )
  })
})

const meantBy = (environment: Record<string, string>) =>
  misspelledSettings(environment).map(({ name, meant }) => `${name} ${meant}`)

test.each([
  ['DATABASE_URI', 'DATABASE_URL'],
  ['PUBLIC_ULR', 'PUBLIC_URL'],
  ['TRUSTED_PROXYS', 'TRUSTED_PROXIES'],
  ['database_url', 'DATABASE_URL'],
  ['METRIC_TOKEN', 'METRICS_TOKEN'],
])('%s is told to be no setting, and %s to be meant', (name, meant) => {
  expect(meantBy({ [name]: 'x' })).toEqual([`${name} ${meant}`])
})

test('what is a setting, what has nothing to do with one, and what stands beside the right one is not told', () => {
  expect(meantBy({ DATABASE_URL: 'x', REDIS_URL: 'x', METRICS_FROM: 'x', OIDC_CLIENT_SECRET: 'x' })).toEqual(
    [],
  )
  expect(
    meantBy({ HOME: '/', PATH: '/', TZ: 'UTC', HOSTNAME: 'a', APP_KEY: 'b', XDG_DATA_DIRS: 'c' }),
  ).toEqual([])
  expect(meantBy({ DATABASE_URI: 'x', DATABASE_URL: 'y' })).toEqual([])
})
