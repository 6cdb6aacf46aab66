import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { codeOf } from '../database/failure.ts'
import { BackupFailure } from './failure.ts'
import { hashOf } from './hashing.ts'
import type { LostPicture } from './uploads.ts'

/** The version of a set's layout. */
const FORMAT = 1

const names = {
  manifest: 'manifest.json',
  sums: 'SHA256SUMS',
  key: 'data.key',
  uploads: 'uploads',
  schema: 'schema',
  tables: 'tables',
} as const

/** The paths in a set. The checksums are written last: a folder without them is not a complete set. */
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
  /**
   * The versions of Ozi and PostgreSQL that the set came from. They are for people; no code depends on them.
   */
  version: z.string(),
  postgres: z.string(),
  /** The migrations that created its tables, in the order they ran. */
  migrations: z.array(z.string().regex(/^\d{4}_[a-z0-9_]+$/)).min(1),
  /** The version of the jobs' tables; null if no server has ever started. */
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
export type TableEntry = Manifest['tables'][number]
export type SequenceEntry = Manifest['sequences'][number]

export function manifestOf(parts: Omit<Manifest, 'format'>): string {
  return `${JSON.stringify({ format: FORMAT, ...parts }, null, 2)}\n`
}

/** One line in the format of `sha256sum -c`. */
export const sumLine = (sum: string, name: string): string => `${sum}  ${name}\n`

/**
 * Reads a set and checks every file in it against its checksum.
 * @returns its manifest, and the pictures that are not what was backed up
 * @throws BackupFailure that names what else is missing, damaged or of another version
 */
export async function readSet(
  folder: string,
): Promise<{ readonly manifest: Manifest; readonly lost: readonly LostPicture[] }> {
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
  const lost: LostPicture[] = []
  for (const [name, sum] of sums) {
    if (!name.startsWith(`${inSet.uploads}/`)) await compare(folder, name, sum)
    else {
      const what = await stateOf(folder, name, sum)
      if (what !== null) lost.push({ name: name.slice(inSet.uploads.length + 1), what })
    }
  }
  return { manifest, lost }
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
    // Ozi never writes a name that leads out of the folder.
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
  const what = await stateOf(folder, name, sum)
  if (what === 'damaged') throw notWhole(folder, `${name} was changed or torn`)
  if (what === 'missing') throw notWhole(folder, `${name} is missing`)
}

/** @returns null if it is what was backed up */
async function stateOf(folder: string, name: string, sum: string): Promise<LostPicture['what'] | null> {
  try {
    return (await hashOf(path.join(folder, name))) === sum ? null : 'damaged'
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 'missing'
    throw error
  }
}

const notWhole = (folder: string, why: string) =>
  new BackupFailure(`${folder} is not what was backed up: ${why}. Take another set.`)
