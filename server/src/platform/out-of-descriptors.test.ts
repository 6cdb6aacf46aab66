import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)

const PROGRAM = `
  import { openSync } from 'node:fs'
  import { processState } from ${here('./embedded/processes.ts')}
  import { toWebp } from ${here('./images/webp.ts')}
  const before = processState(process.ppid)
  try { for (;;) openSync('/dev/null') } catch {}
  const refused = await toWebp(Buffer.from('no picture'), { widthPx: 10 }).catch((error) => error.code ?? String(error))
  process.stdout.write(JSON.stringify([before, processState(process.ppid), refused]), () => process.exit())`

// promise (operator): Without descriptors left, pictures wait, and the database is not taken for ended
test('without descriptors, pictures wait, and nothing counts as ended', async () => {
  const program = ['--input-type=module', '-e', PROGRAM]
  const { stdout } = await promisify(execFile)('/bin/sh', [
    ...['-c', 'ulimit -n 60; exec "$@"', 'sh', process.execPath, ...program],
  ])
  expect(JSON.parse(stdout)).toEqual(['alive', 'alive', 'UNAVAILABLE'])
})
