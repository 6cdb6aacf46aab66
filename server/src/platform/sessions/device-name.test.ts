import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

// Each browser names those that it is made from, and Android names Linux.
test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1', 'Safari on iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0', 'Edge on Windows'],
  ['Mozilla/5.0 (Linux; Android 12) Chrome/130.0.0.0 Safari/537.36 OPR/86.0.0.0', 'Opera on Android'],
  ['curl/8.5.0', ''],
])('%s is %s', (userAgent, words) => expect(deviceName(userAgent)).toBe(words))
