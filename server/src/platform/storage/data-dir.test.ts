import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requireUsableBackupDir } from './data-dir.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'ozi-places-'))
  mkdirSync(path.join(dir, 'around/data'), { recursive: true })
  symlinkSync(path.join(dir, 'around/data'), path.join(dir, 'link'))
  writeFileSync(path.join(dir, 'file'), '')
})
afterAll(() => rm(dir, { recursive: true, force: true }))

function warningsOf(backup: string): string[] {
  const warnings: string[] = []
  const at = (name: string) => path.join(dir, name)
  requireUsableBackupDir(
    { dataDir: at('around/data'), backup: { place: at(backup), keepDays: 14, withKey: true } },
    (message) => void warnings.push(message),
  )
  return warnings
}

// promise (operator): A backup is never kept where the data is
test.each(['around/data', 'around/data/backup', 'around', 'link', 'link/backup'])(
  'a backup at %s, where the data is, is refused',
  (place) => {
    expect(() => warningsOf(place)).toThrow(
      /^BACKUP_DIR .* must be neither DATA_DIR, nor in it, nor around it/,
    )
  },
)

test('a backup in a file is refused with one line', () => {
  expect(() => warningsOf('file')).toThrow(/^BACKUP_DIR .*file is not a folder$/)
  expect(() => warningsOf('file/below')).toThrow(/^BACKUP_DIR .*below .*$/)
})

test('a backup on the disk of the data is warned of', () => {
  expect(warningsOf('around/data-backup')).toEqual([expect.stringMatching(/is on the disk of DATA_DIR/)])
})
