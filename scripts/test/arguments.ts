export interface Arguments {
  upTo: 'checks' | 'units' | 'journeys'
  /** Only what differs from this commit, or what the difference can break, is tested. */
  since?: string
  /** Arguments that are passed on to the test runners. */
  passedOn: string[]
}

/**
 * `--checks` runs the static checks alone, `--no-browser` all without a browser. `--changed [commit]` tests what
 * the changes since the commit can break; without one, what is not committed yet. All other arguments go to the
 * test runners (e.g. part of a file's name).
 */
export function readArguments(given: readonly string[]): Arguments {
  const passedOn: string[] = []
  let upTo: Arguments['upTo'] = 'journeys'
  let since: string | undefined
  for (let at = 0; at < given.length; at += 1) {
    const [name = '', value] = (given[at] ?? '').split('=')
    const next = given[at + 1] ?? '-'
    if (name === '--checks') upTo = 'checks'
    else if (name === '--no-browser') upTo = 'units'
    else if (name !== '--changed') passedOn.push(given[at] ?? '')
    else if (value !== undefined || next.startsWith('-')) since = value ?? 'HEAD'
    else {
      since = next
      at += 1
    }
  }
  return { upTo, passedOn, ...(since === undefined ? {} : { since }) }
}
