import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ConnectionOptions } from 'node:tls'
import { parse } from 'pg-connection-string'
import { isLoopbackHost } from '../loopback.ts'
import { reasonOf } from './failure.ts'

/** One of the places where the database may be. */
export type Host = { readonly host: string; readonly port: number } | { readonly path: string }

/** What DATABASE_URL says, as PostgreSQL's own programs read it. */
export interface Address {
  /** One or more, in the order in which they are tried. */
  readonly hosts: readonly [Host, ...Host[]]
  /** Absent: no TLS. */
  readonly tls: ConnectionOptions | undefined
  /** Whether it says with or without TLS. */
  readonly isTlsChosen: boolean
  /** Whether a server that only reads is passed over. */
  readonly needsPrimary: boolean
  /** Whether a server that writes is passed over. */
  readonly needsStandby?: boolean
  readonly user: string | undefined
  readonly password: string | undefined
  readonly database: string | undefined
}

/** A wrong DATABASE_URL; the message says which part is wrong, and holds no password. */
export class AddressError extends Error {}

const DEFAULT_PORT = 5432
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/s
const TLS_MODES = ['disable', 'require', 'verify-ca', 'verify-full', 'no-verify']
const TARGETS = ['any', 'read-write', 'primary']
const KNOWN = ['host', 'port', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'target_session_attrs']
/** Of these, Ozi has its own values or needs none. */
const IGNORED = ['application_name', 'connect_timeout', 'channel_binding', 'gssencmode', 'uselibpqcompat']

/**
 * Reads `postgres://user:password@host:port,host2:port2/database?sslmode=…`. With several hosts, the one that
 * writes is meant unless `target_session_attrs` says `any`.
 * @throws AddressError
 */
export function readAddress(url: string): Address {
  const [, before, authority, after] = PARTS.exec(url) ?? []
  if (before === undefined || authority === undefined || after === undefined) {
    throw new AddressError('it must begin with postgres://')
  }
  if (!URL.canParse(`${before}host${after}`)) throw new AddressError('it is no URL')
  const { searchParams } = new URL(`${before}host${after}`)
  for (const name of searchParams.keys()) {
    if (![...KNOWN, ...IGNORED].includes(name)) throw new AddressError(`${name} is not known`)
  }
  const target = oneOf(searchParams, 'target_session_attrs', TARGETS)
  const hosts = readHosts(authority, searchParams)
  const mode = oneOf(searchParams, 'sslmode', TLS_MODES)
  const { user, password, database } = parse(`${before}host${after.split('?')[0]}`)
  return {
    hosts,
    tls: readTls(mode, searchParams),
    isTlsChosen: mode !== undefined,
    needsPrimary: target === undefined ? hosts.length > 1 : target !== 'any',
    user: user || undefined,
    password: password || undefined,
    database: database || undefined,
  }
}

function oneOf(params: URLSearchParams, name: string, allowed: readonly string[]): string | undefined {
  const value = params.get(name) ?? undefined
  if (value === undefined || allowed.includes(value)) return value
  throw new AddressError(`${name} is one of ${allowed.join(', ')}`)
}

function readHosts(authority: string, params: URLSearchParams): [Host, ...Host[]] {
  const inQuery = params.get('host')
  const places = (inQuery ?? authority).split(',').map((place) => {
    const [, name = '', port] = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/.exec(place) ?? []
    if (name === '' && place !== '') throw new AddressError(`“${place}” is no host`)
    return { name: decodeURIComponent(name.replace(/^\[(.*)\]$/, '$1')) || 'localhost', port }
  })
  const ports = params.get('port')?.split(',') ?? []
  if (ports.length > 1 && ports.length !== places.length) throw new AddressError('as many ports as hosts')
  // A host in the query may stand beside the port of the authority.
  const common = inQuery === null ? undefined : /:(\d+)$/.exec(authority)?.[1]
  const hosts = places.map(({ name, port: own }, at): Host => {
    const port = Number(own || (ports.length > 1 ? ports[at] : ports[0]) || common || DEFAULT_PORT)
    if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new AddressError('a port is 1 to 65535')
    return name.startsWith('/') ? { path: join(name, `.s.PGSQL.${port}`) } : { host: name, port }
  })
  const [first, ...rest] = hosts
  return first === undefined ? [{ host: 'localhost', port: DEFAULT_PORT }] : [first, ...rest]
}

function readTls(mode: string | undefined, params: URLSearchParams): ConnectionOptions | undefined {
  if (mode === 'no-verify') return { rejectUnauthorized: false }
  const files = ['sslrootcert', 'sslcert', 'sslkey'].flatMap((name) => {
    const file = params.get(name)
    // The system's certificates are what Node uses without a file.
    return file === null || (name === 'sslrootcert' && file === 'system') ? [] : [[name, file] as const]
  })
  if (mode === undefined && files.length > 0) throw new AddressError('with certificates, say sslmode')
  if (mode === undefined || mode === 'disable') return undefined
  for (const [name, file] of files) {
    try {
      readFileSync(file)
    } catch (error) {
      throw new AddressError(`${name} cannot be read: ${reasonOf(error)}`)
    }
  }
  if (mode === 'verify-ca' && !files.some(([name]) => name === 'sslrootcert')) {
    throw new AddressError('sslmode=verify-ca needs sslrootcert, the file of its authority')
  }
  const query = new URLSearchParams({ sslmode: mode, ...Object.fromEntries(files) })
  const { ssl } = parse(`postgres://host/?${query}`, { useLibpqCompat: true })
  return typeof ssl === 'object' ? (ssl as ConnectionOptions) : {}
}

/** Whether everything that is sent there stays on this machine. */
export const isOnThisMachine = (host: Host): boolean =>
  'path' in host || isLoopbackHost(host.host.includes(':') ? `[${host.host}]` : host.host)

/** How a host is called in messages. */
export const nameOf = (host: Host): string => ('path' in host ? host.path : `${host.host}:${host.port}`)

/** What either driver needs to log in. The host is for its messages: a DatabaseStream chooses. */
export function loginOf({ hosts: [first], user, password, database }: Address) {
  const place = 'path' in first ? { host: dirname(first.path) } : { host: first.host, port: first.port }
  return {
    ...place,
    ...(user === undefined ? {} : { user }),
    ...(password === undefined ? {} : { password }),
    ...(database === undefined ? {} : { database }),
  }
}
