import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { finishAnimations, RULES, violationsOf } from '../../web/gallery/helpers/looks.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong on the current page, one line each. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(finishAnimations)
  // Once a document: it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(violationsOf, RULES.all)
}
