/** Says on the terminal what is done, and how long the rest will take. */
export type Progress = {
  /** @param from, to the shares of the whole work that this step takes, 0 to 1 */
  step(name: string, from: number, to: number): (share: number) => void
  end(): void
}

const REPEATED_MS = 200

/** On a terminal one line that changes; elsewhere a line for each step. */
export function createProgress(out: { isTTY?: boolean; write(text: string): unknown }): Progress {
  const began = performance.now()
  let shown = -Infinity
  return {
    step(name, from, to) {
      if (out.isTTY !== true) {
        out.write(`${name} …\n`)
        return () => {}
      }
      const show = (share: number) => {
        const now = performance.now()
        if (now - shown < REPEATED_MS) return
        shown = now
        const done = from + (to - from) * share
        const leftS = done > 0.02 ? (((now - began) / done) * (1 - done)) / 1000 : undefined
        const left = leftS === undefined ? '' : `, ${durationOf(leftS)} left`
        out.write(`\r\u001b[K${name} … ${Math.round(done * 100)} %${left}`)
      }
      shown = -Infinity
      show(0)
      return show
    },
    end() {
      if (out.isTTY === true) out.write('\r\u001b[K')
    },
  }
}

const durationOf = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`
