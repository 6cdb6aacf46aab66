import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { DISABLED_FEATURES } from '../e2e/helpers/chromium.ts'

test('what Playwright switches off in Chromium stays switched off', () => {
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'))
  const source = readFileSync(join(playwright, 'lib/coreBundle.js'), 'utf8')
  const list = /disabledFeatures = \[(.*?)\]/s.exec(source)?.[1] ?? ''
  const features = [...list.matchAll(/^ *"(\w+)"/gm)].map(([, name = '']) => name)
  expect(features.length).toBeGreaterThan(5)
  expect(features.filter((name) => !DISABLED_FEATURES.includes(name))).toEqual([])
})
