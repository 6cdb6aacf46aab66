/** Work that is done once for all calls within this time. */
export interface Together {
  readonly soon: () => void
  readonly stop: () => void
}

export function together(ms: number, work: () => void): Together {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    soon() {
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
