import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { noTests } from './test/reports.ts'
import { runAll, type Command } from './test/run.ts'

const node = (step: string, program: string, more: Partial<Command> = {}): Command => ({
  step,
  command: process.execPath,
  args: ['-e', program],
  cwd: tmpdir(),
  isShown: true,
  ...more,
})

const failuresOf = async (...commands: Command[]) =>
  [...(await runAll(commands, process.env)).values()].flatMap(({ failures }) => failures)

test('a step that fails without a failed test is named itself', async () => {
  const crash = node('Units', 'process.exit(3)', { report: () => noTests })
  const failures = await failuresOf(crash, node('Types', ''), node('Types', 'process.exit(1)'))
  // In the order in which they ended.
  expect(failures.map(({ file }) => file).toSorted()).toEqual(['Types', 'Units'])
})

test('a step that fails names its failed tests instead', async () => {
  const failures = [{ file: 'a.test.ts', title: 'bad' }]
  const report = () => ({ ...noTests, failures })
  expect(await failuresOf(node('Units', 'process.exit(1)', { report }))).toEqual(failures)
})

test('a command that is good at its second attempt is good', async () => {
  expect(await failuresOf(node('Pages', 'process.exit(1)', { again: () => node('Pages', '') }))).toEqual([])
})
