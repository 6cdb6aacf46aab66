import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { defaultRegionFile, loadRegion } from '../../src/index.ts'

// promise (operator): `npm run maps:check` says what a map is good for, and that a sketch is one
test('a check of the bundled sketch says what it is good for', async () => {
  const { dataVersion, places, credits } = await loadRegion(defaultRegionFile)
  const program = fileURLToPath(new URL('check.ts', import.meta.url))
  const { stdout, stderr, status } = spawnSync(process.execPath, [program], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  const [head, sketch, from, count, roads, ...rest] = stdout.trimEnd().split('\n')
  expect(head).toBe(`Owerri, Imo: sketch, ${dataVersion}`)
  expect(sketch).toBe('This is a sketch: good to try Ozi out, not to charge by its distances.')
  expect(from).toBe(`From: ${credits.join('; ')}`)
  expect(count).toMatch(new RegExp(`^Places: ${places.length} \\(.*market \\d+`))
  expect(roads).toMatch(/^Roads: \d+ km between \d+ junctions; [\d.]+ % one-way, [\d.]+ % named$/)
  expect(rest.filter((line) => /^ {2}(trunk|primary|secondary): [\d.]+ km$/.test(line))).toHaveLength(3)
  expect(rest.slice(-3)).toEqual([
    expect.stringMatching(/^Islands: \d+ roads outside the main network, [\d.]+ km; .* \d+ junctions$/),
    // Fewer than 200, where both ends were the same.
    expect.stringMatching(/^Ways: (19\d|200) tried, all possible$/),
    expect.stringMatching(
      /^ {2}by the straight line: 1\.\d\d at the median, [\d.]+ at 90 %, [\d.]+ at 99 %$/,
    ),
  ])
})

test('a check of what is no region says why', () => {
  const program = fileURLToPath(new URL('check.ts', import.meta.url))
  const words = [program, '--region', '/nowhere/region.json']
  const { stderr, status } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, '/nowhere/region.json: cannot be read (ENOENT)\n'])
})
