import type { LngLat, Offer } from '@ozi/contract'
import type { Person, TestApp } from './app.ts'

/** Puts a rider on duty, at a point, or where nobody knows. */
export async function goOnDuty(app: TestApp, rider: Person, position?: LngLat): Promise<void> {
  await rider.client.offers.setStatus({ online: true })
  if (position) {
    await app.sql`
      update rider_duty set at = now(), longitude = ${position[0]}, latitude = ${position[1]}, accuracy_m = 10
      where rider_id = ${rider.user._id}`
  }
}

/** Everybody goes home, and never was on duty. */
export async function endAllDuties({ sql }: TestApp): Promise<void> {
  await sql`delete from rider_duty`
}

/** Runs the rounds until none is due. */
export async function runRounds(app: TestApp): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    await app.parts.orders.rounds.run()
    const due = await app.sql`select from order_searches where next_round_at <= now() limit 1`
    if (due.length === 0) return
    // The app's own clock is at it.
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('the rounds do not end')
}

/** Lets time pass for the offers of an order. */
export async function passSeconds({ sql }: TestApp, orderId: string, seconds: number): Promise<void> {
  const by = sql`make_interval(secs => ${seconds})`
  await sql`update rider_offers set created_at = created_at - ${by}, ends_at = ends_at - ${by} where order_id = ${orderId}`
  await sql`
    update order_searches set started_at = started_at - ${by}, next_round_at = next_round_at - ${by} where order_id = ${orderId}`
  await sql`update orders set waits_since = waits_since - ${by} where _id = ${orderId}`
}

/** The offer of an order that a rider has on the screen. */
export async function offerOf(rider: Person, { _id }: { _id: string }): Promise<Offer | undefined> {
  return (await rider.client.offers.list()).offers.find((offer) => offer._id === _id)
}
