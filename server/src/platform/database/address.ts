import type { ConnectionOptions } from 'node:tls'
import { parse } from 'pg-connection-string'
import { isLoopbackHost } from '../loopback.ts'
import { reasonOf } from './failure.ts'

/** A DATABASE_URL as PostgreSQL's own programs read it. */
export interface Address {
  /** Or the folder of a Unix socket. */
  readonly host: string
  readonly port: number
  /** Absent: no TLS. */
  readonly tls: ConnectionOptions | undefined
  /** False if it says nothing about TLS. */
  readonly isTlsChosen: boolean
  readonly user: string | undefined
  readonly password: string | undefined
  readonly database: string | undefined
}

/** A wrong DATABASE_URL; the message says which part is wrong, and holds no password. */
export class AddressError extends Error {}

const DEFAULT_PORT = 5432
const TLS_MODES = ['disable', 'require', 'verify-ca', 'verify-full', 'no-verify']
const CERTIFICATES = ['sslrootcert', 'sslcert', 'sslkey']
const KNOWN = ['host', 'port', 'sslmode', ...CERTIFICATES]
/** Ozi has its own values for these, or needs none. */
const IGNORED = ['application_name', 'connect_timeout', 'channel_binding', 'gssencmode', 'uselibpqcompat']

/** Reads `postgres://user:password@host:port/database?sslmode=…`. @throws AddressError */
export function readAddress(url: string): Address {
  const [, authority] = /^postgres(?:ql)?:\/\/(?:[^/?#]*@)?([^/?#@]*)/.exec(url) ?? []
  if (authority === undefined) throw new AddressError('it must begin with postgres://')
  const params = new URLSearchParams(/\?([^#]*)/.exec(url)?.[1])
  if (`${authority}${params.get('host') ?? ''}`.includes(',')) {
    throw new AddressError('it names one host: a proxy such as HAProxy leads to several')
  }
  if (!URL.canParse(authority === '' ? url.replace(/^([a-z]+:\/\/[^/?#]*)/, '$1host') : url)) {
    throw new AddressError('it is no URL')
  }
  const unknown = [...params.keys()].find((name) => ![...KNOWN, ...IGNORED].includes(name))
  if (unknown !== undefined) throw new AddressError(`${unknown} is not known`)
  const mode = params.get('sslmode') ?? undefined
  requireTlsMode(mode, params)
  const { host, port, user, password, database, ssl } = read(url)
  return {
    host: host || 'localhost',
    port: Number(port || DEFAULT_PORT),
    tls:
      mode === 'no-verify'
        ? { rejectUnauthorized: false }
        : typeof ssl === 'object'
          ? (ssl as ConnectionOptions)
          : undefined,
    isTlsChosen: mode !== undefined,
    user: user || undefined,
    password: password || undefined,
    database: database || undefined,
  }
}

function requireTlsMode(mode: string | undefined, params: URLSearchParams): void {
  if (mode !== undefined && !TLS_MODES.includes(mode)) {
    throw new AddressError(`sslmode is one of ${TLS_MODES.join(', ')}`)
  }
  if (mode === undefined && CERTIFICATES.some((name) => params.has(name))) {
    throw new AddressError('with certificates, say sslmode')
  }
  if (mode === 'verify-ca' && !params.has('sslrootcert')) {
    throw new AddressError('sslmode=verify-ca needs sslrootcert, the file of its authority')
  }
}

function read(url: string): ReturnType<typeof parse> {
  try {
    // The system's certificates are what Node uses without a file.
    return parse(url.replace(/\bsslrootcert=system\b/, ''), { useLibpqCompat: true })
  } catch (error) {
    throw new AddressError(`it cannot be read: ${reasonOf(error)}`)
  }
}

/** True if everything that is sent there stays on this machine. */
export const isOnThisMachine = ({ host }: Address): boolean =>
  host.startsWith('/') || isLoopbackHost(host.includes(':') ? `[${host}]` : host)
