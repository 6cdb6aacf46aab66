/** Something on the page that all files share: what identifies it, what it is and whose line began it. */
interface Begun {
  readonly is: readonly unknown[]
  readonly what: string
  readonly end: () => void
}
let begun: readonly Begun[] = []

/** Notes what a line of the product or of a test begins; libraries keep a few timers and listeners for good. */
function note(is: readonly unknown[], what: string, end: () => void): void {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 3
  const [, , , line = ''] = new Error().stack?.split('\n') ?? []
  Error.stackTraceLimit = stackTraceLimit
  const [, by] = /(\/src\/[^?]+|\/gallery\/(?!helpers\/)[^?]+)/.exec(line) ?? []
  if (by !== undefined) begun = [...begun, { is, what: `${what} of ${by}`, end }]
}
const forget = (...is: readonly unknown[]) => {
  begun = begun.filter((each) => each.is.some((part, at) => part !== is[at]))
}

type SetTimer = (run: (...more: unknown[]) => void, ms?: number, ...more: unknown[]) => number
for (const kind of ['Timeout', 'Interval'] as const) {
  const set = window[`set${kind}`].bind(window) as SetTimer
  const clear = window[`clear${kind}`].bind(window)
  const setNoted: SetTimer = (run, ms, ...more) => {
    const id = set(() => {
      if (kind === 'Timeout') forget(id)
      run(...more)
    }, ms)
    note([id], `a timer (${kind}, ${String(ms)} ms)`, () => clear(id))
    return id
  }
  const clearNoted = (id?: number) => {
    forget(id)
    clear(id)
  }
  Object.assign(window, { [`set${kind}`]: setNoted, [`clear${kind}`]: clearNoted })
}

type Listen = (type: string, listener: unknown, options?: boolean | AddEventListenerOptions) => void
for (const target of [window, document]) {
  const add = target.addEventListener.bind(target) as Listen
  const remove = target.removeEventListener.bind(target) as Listen
  const isCapture = (options: Parameters<Listen>[2]) =>
    typeof options === 'object' ? options.capture === true : options === true
  const addNoted: Listen = (type, listener, options) => {
    const is = [target, type, listener, isCapture(options)]
    const { once, signal } = typeof options === 'object' ? options : {}
    note(is, `a listener (${type})`, () => remove(type, listener, options))
    if (once) add(type, () => forget(...is), { once, capture: isCapture(options) })
    signal?.addEventListener('abort', () => forget(...is))
    add(type, listener, options)
  }
  const removeNoted: Listen = (type, listener, options) => {
    forget(target, type, listener, isCapture(options))
    remove(type, listener, options)
  }
  Object.assign(target, { addEventListener: addNoted, removeEventListener: removeNoted })
}

/** Ends all that was begun, as a browser does when it leaves a page. */
export function endAll(): void {
  for (const { end } of begun) end()
  begun = []
}

/** What the page is before a file. @returns what the file has left behind since, one line each */
export function watchLeftovers(): () => readonly string[] {
  const elements = new Set(document.body.children)
  const own = new Set(Reflect.ownKeys(navigator))
  const functions = Object.entries(window).filter(([, value]) => typeof value === 'function')
  begun = []
  return () => [
    ...[...document.body.children].filter((each) => !elements.has(each)).map(({ outerHTML }) => outerHTML),
    ...begun.map(({ what }) => what),
    ...functions
      .filter(([name, value]) => Reflect.get(window, name) !== value)
      .map(([name]) => `window.${name}`),
    ...Reflect.ownKeys(navigator)
      .filter((name) => !own.has(name))
      .map((name) => `navigator.${String(name)}`),
  ]
}
