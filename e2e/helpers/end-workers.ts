/**
 * Ends a worker of Playwright as soon as it has put everything away. At its exit a worker may hang: Node waits for its
 * own threads (nodejs/node#54918), and a listener that throws stops the exit. After five minutes Playwright would kill
 * it and fail a run in which each journey passed.
 */
export function endWorkersAtOnce(): void {
  // Playwright sets it before it loads its settings; its main process has none.
  if (process.env['TEST_WORKER_INDEX'] === undefined) return
  process.prependOnceListener('exit', () => process.kill(process.pid, 'SIGKILL'))
}
