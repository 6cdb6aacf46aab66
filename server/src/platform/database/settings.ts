/**
 * PostgreSQL's settings for one small server beside its application, as words of its command line: they are
 * always those of the running code, and nothing to keep in step stands in the data.
 */
export function serverSettings(options: {
  socketDir: string
  hba: string
  ident: string
  unsafeFast: boolean
}): string[] {
  const settings: Record<string, string> = {
    cluster_name: 'ozi',
    hba_file: options.hba,
    ident_file: options.ident,
    listen_addresses: '',
    // A list in PostgreSQL's grammar: quoted, a comma in the path stays part of it.
    unix_socket_directories: `"${options.socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0600',

    // An acknowledged commit is on disk.
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
    // Read ahead by the operating system: a search reads thousands of scattered pages, and three workers were slower.
    io_method: 'sync',
    // Short queries: compiling them costs more than it saves.
    jit: 'off',
    timezone: 'UTC',

    // Failed statements carry what people typed: the application logs them, without values.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    log_timezone: 'UTC',
    ...(options.unsafeFast ? unsafeFastSettings : {}),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

const unsafeFastSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '200',
  autovacuum: 'off',
}
