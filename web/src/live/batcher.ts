/** Work that is done once for all calls within this time. */
export interface Batcher {
  readonly schedule: () => void
  readonly stop: () => void
}

export function createBatcher(ms: number, work: () => void): Batcher {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    schedule() {
      timer ??= setTimeout(() => {
        timer = undefined
        work()
      }, ms)
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
