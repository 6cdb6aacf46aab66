/** Does this while no other tab of this browser does anything of that name. Where tabs cannot agree, it is just done. */
export const alone = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? (navigator.locks.request(name, work) as Promise<T>) : work()
