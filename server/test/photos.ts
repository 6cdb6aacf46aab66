import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { SESSION_COOKIE } from '../src/platform/sessions/cookie.ts'
import type { Person, TestApp } from './app.ts'

export const asDataUrl = (bytes: Buffer, type: string): string =>
  `data:image/${type};base64,${bytes.toString('base64')}`

/** A photo whose metadata says where it was taken. */
export async function photograph(width: number, height: number): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#0F4C3A' } })
    .withExif({ IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '5/1 29/1 0/1' } })
    .jpeg()
    .toBuffer()
  return asDataUrl(bytes, 'jpeg')
}

/** Fetches a picture as a browser does, with the cookie of this person if there is one. */
export const fetchPicture = (app: TestApp, url: string, person?: Pick<Person, 'token'>) =>
  app.server.inject({ url, headers: person ? { cookie: `${SESSION_COOKIE}=${person.token}` } : {} })

/** The number of uploaded files. */
export async function filesKept(app: TestApp): Promise<number> {
  const uploads = path.join(app.dataDir, 'uploads')
  const files = await readdir(uploads, { recursive: true, withFileTypes: true })
  return files.filter((file) => file.isFile()).length
}
