import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { ORDER_CLOCK } from '@ozi/contract'
import { findCaller } from '../server/src/modules/accounts/sessions/sessions.store.ts'
import { listOrders } from '../server/src/modules/orders/orders.store.ts'
import { readPageQuery } from '../server/src/platform/lists/paging.ts'
import { openDatabase, type DatabaseConnection } from '../server/src/platform/database/index.ts'

/**
 * The yardstick for lists: node:http that only runs the queries of GET /admin/orders (session, count, list), by
 * the same stores, and sends what they return. Runs in its own process: node lists.bare.ts <port> <connection as
 * JSON>
 */
const [port, connection] = process.argv.slice(2)
const sql = openDatabase(JSON.parse(connection ?? '') as DatabaseConnection)

createServer((request, response) => {
  answer(request).then(
    (body) => {
      const length = Buffer.byteLength(body)
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': length }).end(body)
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
}).listen(Number(port), '127.0.0.1')

async function answer({ headers }: IncomingMessage): Promise<string> {
  const token = (headers.authorization ?? '').slice('Bearer '.length)
  const found = await findCaller(sql, createHash('sha256').update(token).digest())
  if (found?.caller.role !== 'admin') throw new Error('not an administrator')
  const [{ rows, ...rest }] = await Promise.all([
    listOrders(sql, readPageQuery({ limit: 50 }), ORDER_CLOCK),
    sql`select count(*) from (select from orders limit 10001) as counted`,
  ])
  return JSON.stringify({ orders: rows, ...rest })
}
