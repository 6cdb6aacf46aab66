import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/** The programs that npm does not bring, and the package of each. */
const NEEDED = { 'redis-server': 'redis-server', haproxy: 'haproxy', openssl: 'openssl' } as const

/** Debian keeps servers in a folder that not every user's PATH has. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin']

/** @returns one line that names what is to be installed; null if all is there */
export function whatIsMissing(search?: string, more?: readonly string[]): string | null {
  const missing = Object.entries(NEEDED).filter(([program]) => pathOf(program, search, more) === null)
  if (missing.length === 0) return null
  return `Missing: install ${missing.map(([, name]) => name).join(' ')}.`
}

/**
 * @param search folders as in PATH
 * @returns the program's file; null if there is none
 */
export function pathOf(
  program: string,
  search: string = process.env.PATH ?? '',
  more: readonly string[] = FOLDERS,
): string | null {
  const files = [...search.split(path.delimiter), ...more].map((folder) => path.join(folder, program))
  return files.find(isProgram) ?? null
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
