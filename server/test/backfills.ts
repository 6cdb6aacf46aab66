import type { Backfill } from '../src/platform/backfills/backfills.ts'
import { toDatabase } from '../src/platform/database/database.ts'
import type { TestApp } from './app.ts'

/** Runs a backfill once through all rows, whatever the database remembers of it. */
export async function runThrough({ sql }: TestApp, { next }: Backfill): Promise<void> {
  const portion = (after: string | null) => toDatabase(sql).transaction((queries) => next(queries, after))
  let last = await portion(null)
  while (last !== null) last = await portion(last)
}
