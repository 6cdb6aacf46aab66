import { constrainedMemory } from 'node:process'
import os from 'node:os'

/**
 * PostgreSQL's settings for one small server beside its application, as command line arguments. So they
 * always match the running code, and the data directory holds no settings that could be out of date.
 */
export function serverSettings(options: {
  socketDir: string
  hba: string
  ident: string
  unsafeFast: boolean
  /** Takes each finished file of the write-ahead log; without it, none is archived. */
  archiveDir?: string | undefined
  /** The memory to plan with; by default what the machine or the container has. */
  memoryBytes?: number | undefined
}): string[] {
  const settings: Record<string, string> = {
    cluster_name: 'ozi',
    hba_file: options.hba,
    ident_file: options.ident,
    listen_addresses: '',
    // PostgreSQL parses this as a list: in quotes, a comma in the path stays part of it.
    unix_socket_directories: `"${options.socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0600',

    // A commit that was acknowledged is on the disk.
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',

    max_connections: '100',
    ...memorySettings(options.memoryBytes ?? machineMemory()),
    max_wal_size: '512MB',
    random_page_cost: '1.1',
    // Leaves read-ahead to the operating system: a search reads thousands of scattered pages, and three I/O
    // workers were slower.
    io_method: 'sync',
    // Queries are short: compiling them costs more than it saves.
    jit: 'off',
    timezone: 'UTC',

    // Failed statements may contain what people typed. The application logs errors itself, without values.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    log_timezone: 'UTC',
    ...(options.archiveDir === undefined ? {} : archiveSettings(options.archiveDir)),
    ...(options.unsafeFast ? unsafeFastSettings : {}),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/**
 * PostgreSQL's own library writes each file under another name, syncs and renames it, and refuses a file that is
 * there with other bytes.
 */
const archiveSettings = (dir: string) => ({
  archive_mode: 'on',
  archive_library: 'basic_archive',
  'basic_archive.archive_directory': dir,
  archive_timeout: `${ARCHIVE_SECONDS}s`,
})

/** With the time that it takes to keep a file, no more than five minutes of orders can be lost. */
const ARCHIVE_SECONDS = 240

/** The memory of this machine, or of the container that the server runs in. */
function machineMemory(): number {
  const limit = constrainedMemory()
  return limit > 0 ? Math.min(limit, os.totalmem()) : os.totalmem()
}

/**
 * Half of the memory is left to the application and the system. What PostgreSQL calls effective_cache_size is
 * a guess of what the system caches for it, and takes nothing.
 */
function memorySettings(bytes: number): Record<string, string> {
  const part = (divisor: number, least: number, most: number) =>
    `${Math.min(most, Math.max(least, Math.floor(bytes / divisor / MB)))}MB`
  return {
    shared_buffers: part(8, 64, 1024),
    effective_cache_size: part(2, 256, 65_536),
    // A search may take this several times, in each of the pool's connections.
    work_mem: part(512, 4, 32),
    maintenance_work_mem: part(32, 32, 512),
  }
}

const MB = 1024 ** 2

const unsafeFastSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  // Many of them run beside each other.
  shared_buffers: '128MB',
  max_connections: '200',
  autovacuum: 'off',
}
