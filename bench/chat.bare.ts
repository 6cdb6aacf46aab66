import { createServer } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import pg from 'pg'
import { Server, type Socket } from 'socket.io'
import { openDatabase, type DatabaseConnection } from '../server/src/platform/database/index.ts'
import { pgOptions } from '../server/src/platform/database/connection.ts'
import { storeBare, type BareMessage } from './chat/bare-store.ts'

/**
 * The yardstick for the chat: Socket.IO that only inserts rows like ours and tells the same rooms. It
 * believes every client's identity, and knows the owner of each conversation from memory. Runs in its own
 * process: node chat.bare.ts <port> <connection as JSON> <number of processes>
 */
const [port, address, processes] = process.argv.slice(2)
const connection = JSON.parse(address ?? '') as DatabaseConnection
const sql = openDatabase(connection)

const owners = new Map<string, string>()
for (const row of await sql<{ _id: string; customer_id: string }[]>`
  select _id, customer_id from conversations`) {
  owners.set(row._id, row.customer_id)
}

const http = createServer((request, response) => {
  const answer = request.url?.endsWith('/health')
    ? Promise.resolve([])
    : sql`select count(*) from conversations`
  answer.then(
    () => response.end('{}'),
    () => response.writeHead(500).end(),
  )
})
const io = new Server(http, { path: '/socket.io', serveClient: false })
if (Number(processes) > 1) {
  const pool = new pg.Pool({ ...pgOptions(connection), max: 3 })
  io.adapter(createAdapter(pool, { tableName: 'socket_attachments', channelPrefix: 'bare' }))
}

io.on('connection', (socket: Socket) => {
  const { accountId, role } = socket.handshake.auth as { accountId: string; role: string }
  void socket.join([`account:${accountId}`, `role:${role}`])
  socket.on('send_message', (said: BareMessage, acknowledge: (ack: unknown) => void) => {
    storeBare(sql, { accountId, role }, said).then(
      (message) => {
        const owner = owners.get(said.conversationId) ?? ''
        io.to([`account:${owner}`, 'role:admin', 'role:support']).emit('new_message', { message })
        acknowledge({ ok: true, data: { message } })
      },
      () => acknowledge({ ok: false }),
    )
  })
})

// The same listen backlog as our server's.
http.listen({ port: Number(port), host: '127.0.0.1', backlog: 4_096 })
