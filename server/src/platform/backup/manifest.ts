import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { codeOf } from '../database/failure.ts'
import { BackupFailure } from './failure.ts'
import { hashOf } from './hashing.ts'

/** How a set is laid out; another layout has another number. */
const FORMAT = 1

const names = {
  manifest: 'manifest.json',
  sums: 'SHA256SUMS',
  key: 'data.key',
  uploads: 'uploads',
  schema: 'schema',
  tables: 'tables',
} as const

/** What lies where in a set. Written last are the sums: a folder without them is no set. */
export const inSet = {
  ...names,
  migration: (name: string) => `${names.schema}/${name}.sql`,
  jobsSchema: `${names.schema}/jobs.sql`,
  table: (schema: string, table: string) => `${names.tables}/${schema}.${table}.copy.gz`,
} as const

const Count = z.int().min(0)

const Manifest = z.strictObject({
  format: z.literal(FORMAT),
  takenAt: z.iso.datetime(),
  /** Of the software that took it, and of the PostgreSQL it was taken from: to read, nothing depends on them. */
  version: z.string(),
  postgres: z.string(),
  /** The migrations that made its tables, in the order they ran. */
  migrations: z.array(z.string().regex(/^\d{4}_[a-z0-9_]+$/)).min(1),
  /** The version of the jobs' tables; null where no server has started yet. */
  jobsVersion: Count.nullable(),
  key: z.strictObject({ isIncluded: z.boolean(), fingerprint: z.string() }),
  tables: z.array(
    z.strictObject({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()).min(1),
      rows: Count,
    }),
  ),
  sequences: z.array(
    z.strictObject({ schema: z.string(), name: z.string(), lastValue: z.string(), isCalled: z.boolean() }),
  ),
  uploads: z.strictObject({ files: Count, bytes: Count }),
})

export type Manifest = z.infer<typeof Manifest>
export type KeptTable = Manifest['tables'][number]
export type KeptSequence = Manifest['sequences'][number]

export function manifestOf(parts: Omit<Manifest, 'format'>): string {
  return `${JSON.stringify({ format: FORMAT, ...parts }, null, 2)}\n`
}

/** One line as `sha256sum -c` reads it. */
export const sumLine = (sum: string, name: string): string => `${sum}  ${name}\n`

/**
 * Reads a set and compares every file in it with what was backed up.
 * @throws BackupFailure naming what is missing, torn or of another version
 */
export async function readSet(folder: string): Promise<Manifest> {
  const sums = await readSums(folder)
  const manifest = await readManifest(folder, sums)
  const wanted = [
    ...manifest.migrations.map(inSet.migration),
    ...(manifest.jobsVersion === null ? [] : [inSet.jobsSchema]),
    ...manifest.tables.map(({ schema, name }) => inSet.table(schema, name)),
    ...(manifest.key.isIncluded ? [inSet.key] : []),
  ]
  const unlisted = wanted.find((name) => !sums.has(name))
  if (unlisted !== undefined) throw notWhole(folder, `${inSet.sums} does not list ${unlisted}`)
  const uploads = [...sums.keys()].filter((name) => name.startsWith(`${inSet.uploads}/`))
  if (uploads.length !== manifest.uploads.files) {
    throw notWhole(folder, `${inSet.sums} lists ${uploads.length} uploads of ${manifest.uploads.files}`)
  }
  for (const [name, sum] of sums) await compare(folder, name, sum)
  return manifest
}

async function readSums(folder: string): Promise<Map<string, string>> {
  const file = path.join(folder, inSet.sums)
  const found = await stat(file).catch(() => null)
  if (found === null) {
    throw new BackupFailure(`${folder} is no whole backup: it has no ${inSet.sums}.`)
  }
  const sums = new Map<string, string>()
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const [, sum, name] = /^([0-9a-f]{64}) {2}(\S+)$/.exec(line) ?? []
    // A name that leads out of the folder was never written by us.
    if (sum === undefined || name === undefined || path.isAbsolute(name) || name.split('/').includes('..')) {
      throw notWhole(folder, `${inSet.sums} is spoilt`)
    }
    sums.set(name, sum)
  }
  return sums
}

async function readManifest(folder: string, sums: ReadonlyMap<string, string>): Promise<Manifest> {
  const sum = sums.get(inSet.manifest)
  if (sum === undefined) throw notWhole(folder, `${inSet.sums} does not list ${inSet.manifest}`)
  await compare(folder, inSet.manifest, sum)
  const content: unknown = JSON.parse(await readFile(path.join(folder, inSet.manifest), 'utf8'))
  const parsed = Manifest.safeParse(content)
  if (parsed.success) return parsed.data
  throw new BackupFailure(
    `${folder} was taken by another version of Ozi, which lays it out differently: restore it with that one.`,
  )
}

async function compare(folder: string, name: string, sum: string): Promise<void> {
  try {
    if ((await hashOf(path.join(folder, name))) !== sum) throw notWhole(folder, `${name} was changed or torn`)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw notWhole(folder, `${name} is missing`)
    throw error
  }
}

const notWhole = (folder: string, why: string) =>
  new BackupFailure(`${folder} is not what was backed up: ${why}. Take another set.`)
