import { expect, test } from 'vitest'
import { createDependencies } from '../dependencies.ts'
import { checkStore } from './check-store.ts'
import { createFolder } from './folder.ts'

// promise (operator): A full disk that holds the pictures alone is told
test('a full disk of the pictures is told, unless it is that of the data', async () => {
  const dependencies = createDependencies()
  const failing = async (place: string, diskFreeBytes: number) => {
    checkStore(dependencies, { dataDir: '/data' }, createFolder(place), {
      areOnOneDisk: async (one, other) => one.startsWith(other),
      readDisk: async () => ({ diskFreeBytes, diskSizeBytes: 100 }),
    })
    await dependencies.look()
    return dependencies.failing()
  }
  expect(await failing('/pictures', 50)).toEqual([])
  expect(await failing('/pictures', 9)).toEqual(['uploads_disk'])
  expect(await failing('/data/uploads', 9)).toEqual([])
})

test('a dependency that throws or never answers fails', async () => {
  const dependencies = createDependencies(1)
  dependencies.add('redis', () => Promise.reject(new Error('away')))
  dependencies.add('bucket', () => new Promise(() => {}))
  dependencies.add('uploads_disk', () => false)
  await dependencies.look()
  expect(dependencies.failing()).toEqual(['redis', 'bucket'])
})
