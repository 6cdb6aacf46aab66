import type { OrderStage } from '@ozi/contract'

// An order that is for later comes to the stage `waiting_for_rider` by time alone, so no trigger can write it down: its
// transactions are kept in that stage from the start, and the order's `search_from` says whether its time has come.

/** Whether the order of a transaction in this table is not looked for a rider yet. */
export const isForLater = (table: string): string =>
  `exists (select from orders as later where later._id = ${table}.order_id and later.search_from > now())`

/** The stage in which the transactions of such orders are kept. */
export const keptStage = (stage: OrderStage): OrderStage =>
  stage === 'scheduled' ? 'waiting_for_rider' : stage

/** What narrows that stage to one of the two; nothing for others. */
export function whenOf(stage: OrderStage): readonly string[] {
  if (stage === 'scheduled') return [isForLater('listed')]
  return stage === 'waiting_for_rider' ? [`not ${isForLater('listed')}`] : []
}

/** The stage of a transaction's order at this moment. */
export const stageNow = (table: string): string => `
  case when ${table}.order_stage = 'waiting_for_rider' and ${isForLater(table)} then 'scheduled' else ${table}.order_stage end`
