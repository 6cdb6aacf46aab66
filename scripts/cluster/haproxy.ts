import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../e2e/helpers/ozi.ts'

export interface ProxyPorts {
  readonly http: number
  readonly https: number
  /** Of the servers behind it. */
  readonly servers: readonly number[]
}

/** The name that the certificate and the addresses have. */
export const HOST = 'localhost'

/** deploy/haproxy/haproxy.cfg for this machine alone: other ports, a certificate of its own, one line a server. */
export function haproxyConfig({ http, https, servers }: ProxyPorts, certificate: string): string {
  const example = readFileSync(path.join(projectRoot, 'deploy/haproxy/haproxy.cfg'), 'utf8')
  const lines = servers.map((port, at) => `    server ozi${at + 1} 127.0.0.1:${port} cookie ozi${at + 1}\n`)
  return example
    .replace('bind :80\n', `bind 127.0.0.1:${http}\n`)
    .replace('bind :443 ', `bind 127.0.0.1:${https} `)
    .replace('/etc/ssl/ozi/certificate.pem', certificate)
    .replace(/( {4}server .*\n)+/, lines.join(''))
}

export interface Certificate {
  readonly certificate: string
  readonly key: string
  /** Certificate and key in one file, as HAProxy wants them. */
  readonly both: string
}

/** Makes a certificate for HOST in this folder, which nobody but its maker trusts. @returns the files */
export function makeCertificate(folder: string): Certificate {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')]
  const both = path.join(folder, 'both.pem')
  spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`, '-keyout', key, '-out', certificate],
  ])
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'), { mode: 0o600 })
  return { certificate, key, both }
}
