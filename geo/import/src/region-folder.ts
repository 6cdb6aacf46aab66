import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImportError } from './import-error.ts'

const LOCK = '.import.lock'
/** Folders of data are named by version and a random part. */
const DATA_FOLDER = /^data-[\w.:-]+$/

/** A folder with a region file that servers read, and one folder of data for each import. */
export type RegionFolder = {
  /** Writes a file of the new data and makes it durable. */
  write(name: string, content: string | Uint8Array): Promise<void>
  /** The folder of the new data until it is in force. */
  newFolder: string
  /**
   * Puts the new data in force by one rename of the region file. Keeps the data before it, because a server may be
   * reading it, and removes what is older.
   * @param describe the region file's content, by the data's path beside it
   */
  swapIn(version: string, describe: (dataPath: string) => object): Promise<void>
  /** Removes what was not put in force, and the lock. */
  close(): Promise<void>
}

/** @throws ImportError if another import is writing into the folder */
export async function openRegionFolder(folder: string): Promise<RegionFolder> {
  await mkdir(folder, { recursive: true })
  await takeLock(folder)
  const newName = `.new-${process.pid}-${randomBytes(4).toString('hex')}`
  const newFolder = join(folder, newName)
  try {
    await Promise.all(
      // An import that was killed leaves its folder.
      (await readdir(folder))
        .filter((name) => name.startsWith('.new-'))
        .map((name) => remove(join(folder, name))),
    )
    await mkdir(newFolder)
  } catch (error) {
    await unlink(join(folder, LOCK))
    throw error
  }
  const write = async (name: string, content: string | Uint8Array) => {
    const file = await open(join(newFolder, name), 'w')
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
  }
  return {
    newFolder,
    write,

    async swapIn(version, describe) {
      const dataName = `data-${version.replaceAll(/[^\w.-]/g, '-')}-${randomBytes(3).toString('hex')}`
      const before = await dataInForce(folder)
      const regionFile = join(folder, 'region.json')
      const temporary = `${newName}.json`
      await syncFolder(newFolder)
      await rename(newFolder, join(folder, dataName))
      try {
        await writeFile(join(folder, temporary), `${JSON.stringify(describe(dataName), null, 2)}\n`, {
          flush: true,
        })
        await syncFolder(folder)
        await rename(join(folder, temporary), regionFile)
      } catch (error) {
        await remove(join(folder, temporary))
        await remove(join(folder, dataName))
        throw error
      }
      await syncFolder(folder)
      const old = (await readdir(folder)).filter(
        (name) => DATA_FOLDER.test(name) && name !== dataName && name !== before,
      )
      await Promise.all(old.map((name) => remove(join(folder, name))))
    },

    async close() {
      await remove(newFolder)
      await unlink(join(folder, LOCK)).catch(() => undefined)
    },
  }
}

const remove = (path: string): Promise<void> => rm(path, { recursive: true, force: true })

/** The data folder that the region file names. */
async function dataInForce(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, 'region.json'), 'utf8').catch(() => '')
  return /"(data-[^/"]+)\//.exec(text)?.[1]
}

/** The lock names its process; a process that is gone holds nothing. */
async function takeLock(folder: string): Promise<void> {
  const path = join(folder, LOCK)
  for (let tries = 0; tries < 2; tries++) {
    try {
      await writeFile(path, String(process.pid), { flag: 'wx' })
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        // On a full disk it is made, but without its content.
        await unlink(path).catch(() => undefined)
        throw error
      }
    }
    const holder = Number(await readFile(path, 'utf8').catch(() => ''))
    if ((await isFresh(path)) || isAlive(holder)) {
      throw new ImportError(
        `another import (process ${holder}) writes into ${folder}: wait until it has ended`,
      )
    }
    await unlink(path).catch(() => undefined)
  }
  throw new ImportError(`another import writes into ${folder}: wait until it has ended`)
}

/** A lock without a process number is being written. */
const isFresh = async (path: string): Promise<boolean> => {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && found.size === 0 && Date.now() - found.mtimeMs < 5_000
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
