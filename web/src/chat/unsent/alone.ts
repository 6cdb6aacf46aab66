/**
 * Runs the work while holding a lock of this name across the browser's tabs. Browsers without locks just run
 * it.
 */
export const alone = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? (navigator.locks.request(name, work) as Promise<T>) : work()
