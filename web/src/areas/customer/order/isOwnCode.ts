import type { OrderDetail } from '@ozi/contract'
import type { HandOverCode } from '~/order/handOverCodes'

/** Whether the account holder says it. Goods can be received by anybody. */
export const isOwnCode = (at: HandOverCode['at'], { kind }: Pick<OrderDetail, 'kind'>): boolean =>
  kind === 'receive' ? at === 'dropoff' : kind === 'shop' || at !== 'dropoff'
