import { createORPCClient, ORPCError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { type Contract, contract } from '@ozi/contract'
import { describe, expect, test } from 'vitest'
import { createJsonLink } from './jsonLink'
import { decodeRefusal, Unsuccessful } from './refusal'

type Calls = JsonifiedClient<ContractRouterClient<Contract>>

const ROOT = 'https://ozi.test/api/v1'
const headers = () => ({ authorization: 'Bearer a token' })

/** Calls through our link, and the requests it made; `answer` answers all of them. */
function ours(answer: () => Response): { calls: Calls; asked: Request[] } {
  const asked: Request[] = []
  const send = (request: Request) => {
    asked.push(request)
    return Promise.resolve(answer())
  }
  return {
    calls: createORPCClient(createJsonLink({ tables: [contract], root: () => ROOT, headers, send })),
    asked,
  }
}

/** The same through the library's generic link. */
function theLibrarys(answer: () => Response): { calls: Calls; asked: Request[] } {
  const asked: Request[] = []
  const link = new OpenAPILink(contract, {
    url: ROOT,
    headers,
    fetch: (request) => {
      asked.push(request)
      return Promise.resolve(answer())
    },
    customErrorResponseBodyDecoder: decodeRefusal,
  })
  return { calls: createORPCClient(link), asked }
}

async function written(request: Request | undefined): Promise<object> {
  if (!request) throw new Error('nothing was asked')
  const text = await request.text()
  return {
    method: request.method,
    url: request.url,
    authorization: request.headers.get('authorization'),
    key: request.headers.get('idempotency-key'),
    type: text === '' ? null : request.headers.get('content-type'),
    body: text === '' ? null : (JSON.parse(text) as unknown),
  }
}

const id = '01890000-0000-7000-8000-000000000000'
const key = { 'idempotency-key': 'k' }
const receiver = { receiverName: 'Ọbị & Ada', phone: '+2348031234567', receiverAddress: '“Blue gate” <b>' }

describe('a call is asked as the library asks it', () => {
  test.each<[string, (calls: Calls) => Promise<unknown>]>([
    ['without an input', (calls) => calls.accounts.verifyToken()],
    ['with nothing to look for', (calls) => calls.orders.listOwn({})],
    ['with a search', (calls) => calls.catalogue.listItems({ search: 'ọka & "yam" +1/2', limit: 24 })],
    ['with what is left open', (calls) => calls.orders.listOwn({ search: undefined, filter: 'running' })],
    ['with an id in its path', (calls) => calls.orders.read({ id })],
    ['with an id that is none', (calls) => calls.orders.read({ id: 'a/b?c=<i>' })],
    ['with an id and a body', (calls) => calls.orders.move({ id, to: 'cancelled', reason: '“no”' })],
    ['that takes something away', (calls) => calls.catalogue.deleteItem({ id })],
    ['that is all said by its path', (calls) => calls.accounts.cancelEmailChange({ id })],
    ['that is sent and says nothing', (calls) => calls.accounts.logout()],
    ['with a body', (calls) => calls.accounts.login({ email: 'ada@ozi.test', password: 'p' })],
    ['with headers', (calls) => calls.orders.checkout({ headers: key, body: { ...receiver, quoteId: id } })],
  ])('%s', async (_what, ask) => {
    const answer = () => Response.json({})
    const [mine, theirs] = [ours(answer), theLibrarys(answer)]
    await ask(mine.calls)
    await ask(theirs.calls)
    expect(await written(mine.asked[0])).toEqual(await written(theirs.asked[0]))
  })
})

test('an answer is handed on as it came', async () => {
  const { calls } = ours(() => Response.json({ orders: [], nextCursor: null, total: 0 }))
  expect(await calls.orders.listOwn({})).toEqual({ orders: [], nextCursor: null, total: 0 })
})

test('a refusal is thrown with its code, status, words and data', async () => {
  const body = { code: 'FEE_CHANGED', message: 'The fare has changed.', data: { fee: 1200 } }
  const { calls } = ours(() => Response.json(body, { status: 409 }))
  const error = await calls.orders.read({ id }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ORPCError)
  expect(error).toMatchObject({ ...body, status: 409, defined: true })
})

test('a failure in words that are not ours is still one', async () => {
  const { calls } = ours(() => Response.json({ oops: true }, { status: 502 }))
  const error = await calls.orders.read({ id }).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ status: 502, defined: false })
})

test('an answer that says it did not succeed is a failure', async () => {
  const { calls } = ours(() => Response.json({ success: false }))
  const error = await calls.catalogue.deleteItem({ id }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Unsuccessful)
})

test('a call that is called off is called off', async () => {
  const { calls, asked } = ours(() => Response.json({}))
  const stop = new AbortController()
  await calls.orders.listOwn({}, { signal: stop.signal })
  stop.abort()
  expect(asked[0]?.signal.aborted).toBe(true)
})
