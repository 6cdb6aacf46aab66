import { ORDER_CLOCK } from '@ozi/contract'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const production = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://mail.example:587',
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'correct horse battery',
  DATA_KEY: 'a secret that is long enough to keep',
  PUBLIC_URL: 'https://ozi.example',
  MAIL_FROM: 'Ozi <ozi@ozi.example>',
  SUPPORT_EMAIL: 'support@ozi.example',
  DATABASE_URL: 'postgres://localhost/ozi',
}

describe('configuration', () => {
  it('an empty environment runs locally on port 3000 with demo data', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      seedDemo: 'city',
      riderJobsMax: 5,
      orderClock: ORDER_CLOCK,
      dropoffWaitSeconds: 600,
      rateLimits: true,
      trustProxy: false,
      isProduction: false,
    })
  })

  it('PUBLIC_URL loses its trailing slash', () => {
    expect(readConfig({ PUBLIC_URL: 'https://ozi.example/' }).publicUrl).toBe('https://ozi.example')
  })

  it('an external database is not seeded unless asked', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://localhost/ozi' }).seedDemo).toBe(false)
    expect(readConfig({ DATABASE_URL: 'postgres://localhost/ozi', SEED_DEMO: 'shops' }).seedDemo).toBe(
      'shops',
    )
  })

  it('riders may be let go without a wait', () => {
    expect(readConfig({ DROPOFF_WAIT_SECONDS: '0' }).dropoffWaitSeconds).toBe(0)
  })

  it('numbers that customers call have their country code', () => {
    expect(readConfig({ SUPPORT_PHONE: '+2348031234567' }).supportPhones.phone).toBe('+2348031234567')
    expect(() => readConfig({ SUPPORT_WHATSAPP: '08031234567' })).toThrow(/SUPPORT_WHATSAPP.*country code/)
  })

  it('an empty variable counts as absent', () => {
    expect(readConfig({ SMTP_URL: '', PORT: '' }).port).toBe(3000)
  })

  // promise (operator): A wrong setting stops the start with one line
  it('refuses several processes and a pooler on the embedded database', () => {
    const pooled = { DATABASE_POOLER_URL: 'postgres://localhost/ozi' }
    expect(() => readConfig({ PROCESS: 'worker' })).toThrow(/^PROCESS=worker needs a DATABASE_URL$/)
    expect(() => readConfig(pooled)).toThrow(/^DATABASE_POOLER_URL needs a DATABASE_URL$/)
    const owned = { DATABASE_OWNER_URL: 'postgres://localhost/ozi' }
    expect(() => readConfig(owned)).toThrow(/^DATABASE_OWNER_URL needs a DATABASE_URL$/)
    const config = readConfig({ ...pooled, PROCESS: 'web', DATABASE_URL: 'postgres://localhost/ozi' })
    expect(config).toMatchObject({ process: 'web', databasePool: 7 })
  })

  it.each([
    ['PORT', '99999'],
    ['PORT', 'three thousand'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['SMTP_URL', 'mail.example'],
    ['ADMIN_EMAIL', 'nobody'],
    ['DROPOFF_WAIT_SECONDS', 'ten minutes'],
    ['DROPOFF_WAIT_SECONDS', '-1'],
    ['RIDER_JOBS_MAX', '0'],
    ['SHOP_ANSWER_MINUTES', '1'],
    ['RIDER_SEARCH_MINUTES', 'an hour'],
    ['RIDER_START_MINUTES', '1500'],
    ['FAILED_DELIVERY_HOURS', '0'],
    ['PAYSTACK_SECRET_KEY', 'pk_live_0123456789'],
    ['PAYSTACK_BASE_URL', 'api.paystack.co'],
    ['CANCELLATION_FEE', '-1'],
    ['PAYMENT_MINUTES', '1'],
    ['RATE_LIMITS', 'maybe'],
    ['SEED_DEMO', 'yes please'],
    ['SECOND_FACTOR', 'on'],
    ['NODE_ENV', 'staging'],
    ['PUBLIC_URL', 'ftp://ozi.example'],
    ['PUBLIC_URL', 'https://ozi.example/app'],
    ['MAIL_FROM', 'not an address'],
    ['MAIL_FROM', 'Ozi <nobody>'],
    ['SUPPORT_EMAIL', 'support'],
    ['METRICS_PORT', '3000'],
    ['MAPS_PROVIDER', 'globe'],
    ['MAPBOX_TOKEN', 'secret'],
    ['PHOTON_URL', 'photon.example'],
    ['OSRM_URL', 'https://ozi:secret@osrm.example'],
    ['OSRM_URL', 'https://osrm.example/?key=secret'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['DRAIN_SECONDS', 'a while'],
    ['S3_ENDPOINT', 's3.example'],
    ['S3_ENDPOINT', 'https://s3.example/pictures'],
    ['S3_BUCKET', 'a/folder'],
  ])('a wrong %s stops the start with one line that names it', (name, value) => {
    const start = () =>
      readConfig({ ADMIN_PASSWORD: name === 'ADMIN_EMAIL' ? 'long enough' : '', [name]: value })
    expect(start).toThrow(ConfigError)
    expect(start).toThrow(new RegExp(`^${name}[^\\n]*$`))
  })

  it('a wrong number is told in plain words', () => {
    expect(() => readConfig({ PORT: 'three' })).toThrow(/: give a whole number from 0 to 65535$/)
    expect(() => readConfig({ RIDER_CASH_LIMIT: 'lots' })).toThrow(/: give a number from 0 to 1000000000$/)
    expect(() => readConfig({ UPLOADS_MAX_GB: '0' })).toThrow(/: give a number above 0$/)
  })

  // promise (operator): A misspelt setting is told with the right name, and in production refused
  it.each([
    ['SMTP_URI', 'SMTP_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['BACKUP_DIRECTORY', 'BACKUP_DIR'],
    ['TRUST_PROXIES', 'TRUST_PROXY'],
    ['PUBLICURL', 'PUBLIC_URL'],
    ['SHOP_ANSWER_MINS', 'SHOP_ANSWER_MINUTES'],
  ])('%s is told to be probably %s', (name, meant) => {
    expect(readConfig({ [name]: 'anything' }).misspelt).toEqual([{ name, meant }])
    expect(() => readConfig({ ...production, [name]: 'anything' })).toThrow(
      new RegExp(`^${name} is no setting: did you mean ${meant}\\?$`),
    )
  })

  it('variables of other programs are no misspelt settings', () => {
    const others = [
      'PATH',
      'HOSTNAME',
      'MAIL',
      'NODE_OPTIONS',
      'LOG_DIR',
      'TZ',
      'REDIS_PORT',
      'POSTGRES_PASSWORD',
    ]
    const environment = Object.fromEntries(others.map((name) => [name, 'anything']))
    expect(
      readConfig({ ...environment, REDIS_SERVICE_HOST: '10.0.0.1', SITE_HOST: 'ozi.example' }).misspelt,
    ).toEqual([])
  })

  it.each(['PUBLIC_URL', 'MAIL_FROM', 'SUPPORT_EMAIL'])('production needs %s', (name) => {
    expect(() => readConfig({ ...production, [name]: '' })).toThrow(
      new RegExp(`^${name} is needed when NODE_ENV is production$`),
    )
  })

  it('a provider of maps needs its settings, and no others', () => {
    const token = { MAPBOX_TOKEN: 'pk.eyJ1Ijoib3ppIn0.a_signature' }
    const [PHOTON_URL, OSRM_URL] = ['https://photon.example/', 'http://127.0.0.1:5000/osrm/']
    expect(readConfig({ MAPS_PROVIDER: 'mapbox', ...token }).maps).toMatchObject({ provider: 'mapbox' })
    expect(readConfig({ MAPS_PROVIDER: 'osm', PHOTON_URL, OSRM_URL }).maps).toEqual({
      provider: 'osm',
      photonUrl: 'https://photon.example',
      osrmUrl: 'http://127.0.0.1:5000/osrm',
    })
    const refused: [Record<string, string>, RegExp][] = [
      [{ MAPS_PROVIDER: 'mapbox' }, /^MAPBOX_TOKEN is needed/],
      [token, /^MAPBOX_TOKEN needs MAPS_PROVIDER=mapbox$/],
      [{ OSRM_URL }, /^OSRM_URL needs MAPS_PROVIDER=osm$/],
      [{ MAPS_PROVIDER: 'osm', OSRM_URL }, /^PHOTON_URL is needed/],
      [{ MAPS_PROVIDER: 'osm', PHOTON_URL }, /^OSRM_URL is needed/],
    ]
    for (const [settings, message] of refused) expect(() => readConfig(settings)).toThrow(message)
  })

  it('a bucket needs all of its settings', () => {
    const bucket = {
      S3_ENDPOINT: 'https://s3.example/',
      S3_REGION: 'lagos',
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    }
    expect(readConfig(bucket).s3).toEqual({
      endpoint: 'https://s3.example',
      region: 'lagos',
      bucket: 'pictures',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      forcePathStyle: false,
    })
    for (const name of Object.keys(bucket)) {
      expect(() => readConfig({ ...bucket, [name]: '' })).toThrow(new RegExp(`^${name} is missing: [^\\n]*$`))
    }
    expect(() => readConfig({ S3_FORCE_PATH_STYLE: 'true' })).toThrow(/^S3_ENDPOINT is missing/)
    expect(readConfig({}).s3).toBeUndefined()
  })

  it('the bucket for backups may be at another provider', () => {
    const S3_BACKUP_BUCKET = 'backups'
    const pictures = {
      S3_ENDPOINT: 'https://s3.example',
      S3_REGION: 'lagos',
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    }
    const own = {
      S3_BACKUP_ENDPOINT: 'https://backup.example',
      S3_BACKUP_REGION: 'abuja',
      S3_BACKUP_ACCESS_KEY_ID: 'other',
      S3_BACKUP_SECRET_ACCESS_KEY: 'another',
    }
    const placeOf = (environment: Record<string, string>) => readConfig(environment).backup?.place
    const { bucket: _, ...there } = readConfig(pictures).s3 ?? {}
    expect(placeOf({ ...pictures, S3_BACKUP_BUCKET })).toEqual({ ...there, bucket: 'backups' })
    const elsewhere = {
      endpoint: 'https://backup.example',
      region: 'abuja',
      bucket: 'backups',
      forcePathStyle: false,
      accessKeyId: 'other',
      secretAccessKey: 'another',
    }
    expect(placeOf({ ...pictures, ...own, S3_BACKUP_BUCKET })).toEqual(elsewhere)
    expect(placeOf({ ...own, S3_BACKUP_BUCKET })).toEqual(elsewhere)
    const half = { ...own, S3_BACKUP_REGION: '', S3_BACKUP_BUCKET }
    expect(() => readConfig(half)).toThrow(/^S3_BACKUP_BUCKET needs all of S3_ENDPOINT/)
    expect(() => readConfig(own)).toThrow(/^S3_BACKUP_ENDPOINT needs S3_BACKUP_BUCKET$/)
  })

  it('a webhook for alerts is an address without a password', () => {
    const ALERT_URL = 'https://hooks.example/a?key=b'
    expect(readConfig({ ALERT_URL }).alerts).toEqual({ email: undefined, url: ALERT_URL })
    expect(() => readConfig({ ALERT_URL: 'https://me:secret@hooks.example' })).toThrow(
      /^ALERT_URL is not valid/,
    )
    expect(() => readConfig({ ...production, ALERT_URL: 'http://hooks.example' })).toThrow(
      /^ALERT_URL must begin with https/,
    )
    expect(() => readConfig({ ALERT_EMAIL: 'nobody' })).toThrow(/^ALERT_EMAIL is not valid/)
  })

  it('half of the first administrator is refused', () => {
    expect(() => readConfig({ ADMIN_EMAIL: 'admin@example.com' })).toThrow(/ADMIN_EMAIL and ADMIN_PASSWORD/)
  })

  it('production starts with all it needs, without demo data', () => {
    expect(readConfig(production)).toMatchObject({ isProduction: true, seedDemo: false })
  })

  it.each(['SMTP_URL', 'ADMIN_EMAIL', 'DATA_KEY'])('production without %s is refused', (name) => {
    const incomplete: Record<string, string> = { ...production, [name]: '' }
    if (name === 'ADMIN_EMAIL') incomplete.ADMIN_PASSWORD = ''
    expect(() => readConfig(incomplete)).toThrow(new RegExp(`^${name} is needed`))
  })

  it('production requires a second factor unless told otherwise', () => {
    expect(readConfig({}).isSecondFactorRequired).toBe(false)
    expect(readConfig({ SECOND_FACTOR: 'required' }).isSecondFactorRequired).toBe(true)
    expect(readConfig(production).isSecondFactorRequired).toBe(true)
    expect(readConfig({ ...production, SECOND_FACTOR: 'optional' }).isSecondFactorRequired).toBe(false)
  })

  it('production without limits is refused', () => {
    expect(() => readConfig({ ...production, RATE_LIMITS: 'off' })).toThrow(/^RATE_LIMITS/)
  })

  // promise (operator): Production refuses a key that can be guessed, and an address without https
  it.each([
    ['DATA_KEY', 'a'.repeat(32)],
    ['DATA_KEY', '0123456789abcdef0123456789abcdef'],
    ['DATA_KEY', 'secret'.repeat(8)],
    ['DATA_KEY', 'abcdefghijklmnopqrstuvwxyz0123456789'],
    ['PUBLIC_URL', 'http://ozi.example'],
    ['PUBLIC_URL', 'http://localhost.ozi.example'],
    ['PAYSTACK_SECRET_KEY', 'sk_test_0123456789'],
    ['DATABASE_URL', 'postgres://db.example/ozi'],
  ])('production refuses %s as %s with one line', (name, value) => {
    expect(() => readConfig({ ...production, [name]: value })).toThrow(new RegExp(`^${name}[^\\n]*$`))
    expect(() => readConfig({ [name]: value })).not.toThrow()
  })

  it.each([
    ['DATA_KEY', 'f47f3a25d1b0c6e89a7b5c3d2e1f0a9b'],
    ['DATA_KEY', '83920174650293847561029384756120'],
    ['PUBLIC_URL', 'http://127.0.0.1:3000'],
    ['PAYSTACK_SECRET_KEY', 'sk_live_0123456789'],
  ])('production takes %s as %s', (name, value) => {
    expect(() => readConfig({ ...production, [name]: value })).not.toThrow()
  })

  it.each([
    ['production', 'smtp://mail.example:587', true],
    ['production', 'smtp://127.0.0.1:25', false],
    ['production', 'smtp://user:pass@localhost', false],
    ['local', 'smtp://mail.example:587', false],
  ])('in %s %s needs TLS: %s', (mode, url, expected) => {
    expect(readConfig({ ...production, NODE_ENV: mode, SMTP_URL: url }).mail.requiresTls).toBe(expected)
  })

  // promise (operator): Production makes no account with a public password
  it('production with accounts whose password everybody can read is refused', () => {
    expect(() => readConfig({ ...production, SEED_DEMO: 'true' })).toThrow(/^SEED_DEMO[^\n]*$/)
    expect(readConfig({ ...production, SEED_DEMO: 'false' }).seedDemo).toBe(false)
  })

  it.each([
    ['off', false],
    ['on', true],
    ['10.0.0.0/8', '10.0.0.0/8'],
    ['loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
  ])('TRUST_PROXY %s is %s', (text, expected) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(expected)
  })

  it('TRUST_PROXY as a number trusts that many hops', () => {
    const trust = readConfig({ TRUST_PROXY: '1' }).trustProxy
    if (typeof trust !== 'function') throw new Error('a hop count becomes a function')
    expect([trust('10.0.0.1', 0), trust('10.0.0.2', 1)]).toEqual([true, false])
  })

  it('SMS need all of their provider, and local pushes no production', () => {
    expect(() => readConfig({ SMS_PROVIDER: 'termii', TERMII_API_KEY: 'a key' })).toThrow(
      /^TERMII_URL is needed when SMS_PROVIDER is termii$/,
    )
    expect(() => readConfig({ TERMII_API_KEY: 'a key' })).toThrow(
      /^TERMII_API_KEY needs SMS_PROVIDER=termii$/,
    )
    const termii = { SMS_PROVIDER: 'termii', TERMII_API_KEY: 'a key', TERMII_SENDER_ID: 'Ozi' }
    expect(() => readConfig({ ...production, ...termii, TERMII_URL: 'http://termii.example' })).toThrow(
      /^TERMII_URL must begin with https/,
    )
    expect(() => readConfig({ ...production, PUSH_TO_LOOPBACK: 'true' })).toThrow(
      /^PUSH_TO_LOOPBACK may not be true when NODE_ENV is production$/,
    )
  })
})
