import path from 'node:path'
import { ConfigError, type Config } from './config-shape.ts'
import type { Environment } from './environment.ts'
import { projectRoot } from './project-root.ts'

const BUCKET_SETTINGS = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const

/** Settings of the bucket for backups; one that is not set has the value of the bucket for pictures. */
const BACKUP_BUCKET_SETTINGS = [
  'S3_BACKUP_ENDPOINT',
  'S3_BACKUP_REGION',
  'S3_BACKUP_ACCESS_KEY_ID',
  'S3_BACKUP_SECRET_ACCESS_KEY',
  'S3_BACKUP_FORCE_PATH_STYLE',
] as const

export function readBucket(env: Environment): Config['s3'] {
  const {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_FORCE_PATH_STYLE: forcePathStyle,
  } = env
  if (endpoint && region && bucket && accessKeyId && secretAccessKey) {
    return {
      endpoint,
      region,
      bucket,
      accessKeyId,
      secretAccessKey,
      forcePathStyle: forcePathStyle ?? false,
    }
  }
  if (!endpoint && !region && !bucket && !accessKeyId && !secretAccessKey && forcePathStyle === undefined) {
    return undefined
  }
  const missing = BUCKET_SETTINGS.find((name) => env[name] === undefined)
  throw new ConfigError(`${missing} is missing: set all of ${BUCKET_SETTINGS.join(', ')}, or none`)
}

export function readBackup(env: Environment): Config['backup'] {
  const { BACKUP_DIR: dir, S3_BACKUP_BUCKET: bucket } = env
  const stray = BACKUP_BUCKET_SETTINGS.find((name) => env[name] !== undefined)
  if (bucket === undefined && stray) throw new ConfigError(`${stray} needs S3_BACKUP_BUCKET`)
  if (dir === undefined && bucket === undefined) return undefined
  if (dir !== undefined && bucket !== undefined) {
    throw new ConfigError('BACKUP_DIR and S3_BACKUP_BUCKET exclude each other: set one')
  }
  if (env.DATABASE_URL !== undefined) {
    throw new ConfigError(
      `${dir === undefined ? 'S3_BACKUP_BUCKET' : 'BACKUP_DIR'} is for the embedded database: back up the one of DATABASE_URL where it runs`,
    )
  }
  const kept = { keepDays: env.BACKUP_KEEP_DAYS, withKey: !env.BACKUP_WITHOUT_KEY }
  if (dir !== undefined) return { place: path.resolve(projectRoot, dir), ...kept }
  return { place: readBackupBucket(env, bucket ?? ''), ...kept }
}

/** A setting that is not set is that of the bucket for pictures. */
function readBackupBucket(env: Environment, bucket: string): NonNullable<Config['s3']> {
  const pictures = readBucket(env)
  // Half a pair of keys would be completed from the bucket for pictures, and fit neither.
  if ((env.S3_BACKUP_ACCESS_KEY_ID === undefined) !== (env.S3_BACKUP_SECRET_ACCESS_KEY === undefined)) {
    throw new ConfigError(
      'S3_BACKUP_ACCESS_KEY_ID and S3_BACKUP_SECRET_ACCESS_KEY belong together: set both or neither',
    )
  }
  const endpoint = env.S3_BACKUP_ENDPOINT ?? pictures?.endpoint
  const region = env.S3_BACKUP_REGION ?? pictures?.region
  const accessKeyId = env.S3_BACKUP_ACCESS_KEY_ID ?? pictures?.accessKeyId
  const secretAccessKey = env.S3_BACKUP_SECRET_ACCESS_KEY ?? pictures?.secretAccessKey
  if (!endpoint || !region || !accessKeyId || !secretAccessKey) {
    throw new ConfigError(
      `S3_BACKUP_BUCKET needs all of ${BUCKET_SETTINGS.join(', ')}, or its own S3_BACKUP_ENDPOINT, S3_BACKUP_REGION and both keys`,
    )
  }
  if (pictures?.bucket === bucket && pictures.endpoint === endpoint) {
    throw new ConfigError('S3_BACKUP_BUCKET must not be S3_BUCKET')
  }
  const forcePathStyle = env.S3_BACKUP_FORCE_PATH_STYLE ?? pictures?.forcePathStyle ?? false
  return { endpoint, region, bucket, accessKeyId, secretAccessKey, forcePathStyle }
}
