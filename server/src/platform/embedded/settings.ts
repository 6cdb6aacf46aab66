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
    shared_buffers: '128MB',
    effective_cache_size: '512MB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
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
export const ARCHIVE_SECONDS = 240

const unsafeFastSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '200',
  autovacuum: 'off',
}
