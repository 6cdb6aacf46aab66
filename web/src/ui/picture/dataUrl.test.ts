import { expect, it } from 'vitest'
import { bytesOfDataUrl } from './dataUrl'

it.each([0, 1, 2, 3, 4, 1000])('counts %i bytes', (length) => {
  const base64 = Buffer.alloc(length, 7).toString('base64')
  expect(bytesOfDataUrl(`data:image/jpeg;base64,${base64}`)).toBe(length)
})
