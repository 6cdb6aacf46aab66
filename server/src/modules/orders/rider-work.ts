import type { RiderDay } from '@ozi/contract'
import type { Database } from '../../platform/database/database.ts'
import type { CashService } from '../cash/cash.service.ts'
import { listEarnedDays } from '../earnings/earnings.service.ts'
import { toKm } from '../places/places.service.ts'
import { listDeliveredByDay } from './rider-work.store.ts'

interface RiderWorkDeps {
  readonly database: Database
  readonly cash: Pick<CashService, 'byDay'>
}

/** A rider's deliveries, earnings and cash by day, the latest day first. */
export async function readRiderWork({ database, cash }: RiderWorkDeps, riderId: string): Promise<RiderDay[]> {
  const [delivered, money, earnings] = await Promise.all([
    listDeliveredByDay(database.sql, riderId),
    cash.byDay(database.sql, riderId),
    listEarnedDays(database.sql, riderId),
  ])
  const days = new Set([...delivered, ...money, ...earnings].map(({ day }) => day))
  return [...days]
    .sort()
    .reverse()
    .map((day) => {
      const orders = delivered.find((one) => one.day === day)
      const { collected = 0, handedIn = 0 } = money.find((one) => one.day === day) ?? {}
      return {
        day,
        delivered: orders?.delivered ?? 0,
        distanceKm: toKm(orders?.distance_m ?? 0),
        collected,
        handedIn,
        earned: earnings.find((one) => one.day === day)?.earned ?? 0,
        tips: earnings.find((one) => one.day === day)?.tips ?? 0,
      }
    })
}
