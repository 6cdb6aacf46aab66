import { ORPCError } from '@orpc/client'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Unreachable } from '~/api/transport'
import type { Sender } from '~/live/unsent/startSender'
import { attempts, beginAttempt } from './stepAttempts'
import { startStepSender } from './stepSender'
import { isRepeatable, isSettled, nextStep, type StepEntry, waitingSteps, withSteps } from './waitingSteps'

const EMEKA = 'emeka'
let kept: Map<string, string>
let sender: Sender | null = null

beforeEach(() => {
  kept = new Map()
  vi.useFakeTimers()
  const localStorage = new Proxy(
    {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )
  vi.stubGlobal('window', { localStorage, addEventListener: vi.fn(), removeEventListener: vi.fn() })
})
afterEach(() => {
  sender?.stop()
  sender = null
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const take = (orderId: string, to: StepEntry['to'], more: Partial<StepEntry> = {}) =>
  waitingSteps.add(EMEKA, { orderId, number: '7K4-M2P', to, ...more })
const left = () => waitingSteps.read(EMEKA).map(({ to }) => to)
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const refused = (code: string, status = 409) => new ORPCError(code, { status, message: code, defined: true })

/** A server that answers with these failures, one after the other, and then accepts everything. */
function serve(...failures: unknown[]) {
  const made: string[] = []
  sender = startStepSender({
    accountId: EMEKA,
    deliver: ({ to }) => {
      const failure = failures.shift()
      if (failure !== undefined) return Promise.reject(failure as Error)
      made.push(to)
      return Promise.resolve()
    },
    alone: (_name, work) => work(),
  })
  return made
}

const EVENT = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('step of A', 'step of B') },
  { weight: 2, arbitrary: fc.constantFrom('reload', 'network', 'no network', 'answers lost') },
  { weight: 1, arbitrary: fc.constant('time passes') },
)

// promise (rider): Steps taken without a network are sent once, in order, also after the page was closed
test('whatever happens to network and page, each step is made once in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(EVENT, { maxLength: 25 }), async (events) => {
      kept.clear()
      const taken: Record<string, string[]> = { A: [], B: [] }
      const made: Record<string, string[]> = { A: [], B: [] }
      const known = new Set<string>()
      let network = 'network'
      let page = 0
      const open = () => {
        sender?.stop()
        page += 1
        const own = page
        sender = startStepSender({
          accountId: EMEKA,
          alone: (_name, work) => work(),
          async deliver({ orderId, clientId, reason = '' }) {
            await new Promise((resolve) => setTimeout(resolve, 500))
            const hasArrived = network !== 'no network'
            if (hasArrived && !known.has(clientId)) {
              known.add(clientId)
              made[orderId]?.push(reason)
            }
            await new Promise((resolve) => setTimeout(resolve, 500))
            // Nothing goes on in a page that is gone.
            if (own !== page) await new Promise(() => undefined)
            if (!hasArrived || network !== 'network') throw new Unreachable(network)
          },
        })
      }
      open()
      for (const event of events) {
        const [, orderId] = /^step of (.)$/.exec(event) ?? []
        if (orderId !== undefined) {
          const reason = String(taken[orderId]?.length)
          taken[orderId]?.push(reason)
          take(orderId, 'arrived_at_pickup', { reason })
        } else if (event === 'reload') open()
        else if (event === 'time passes') await settle(10_000)
        else network = event
        await settle(300)
      }
      network = 'network'
      open()
      await settle(60_000)
      expect(made).toEqual(taken)
      expect(left()).toEqual([])
    }),
    { numRuns: 150 },
  )
})

test('after a refused step those of its job wait, and other jobs go on', async () => {
  take('A', 'picked_up', { code: '1111' })
  take('A', 'enroute_to_dropoff')
  take('B', 'arrived_at_dropoff')
  const made = serve(refused('MOVE_CODE_WRONG', 400))
  await settle()
  expect(made).toEqual(['arrived_at_dropoff'])
  const [wrong] = waitingSteps.read(EMEKA)
  expect(wrong?.refusal).toEqual({ code: 'MOVE_CODE_WRONG', message: 'MOVE_CODE_WRONG' })
  waitingSteps.add(EMEKA, { orderId: 'A', number: '7K4-M2P', to: 'picked_up', code: '2222' }, wrong?.at)
  waitingSteps.forget(EMEKA, wrong?.clientId ?? '')
  await settle()
  expect(made).toEqual(['arrived_at_dropoff', 'picked_up', 'enroute_to_dropoff'])
})

// promise (rider): A hand-over that waited in the phone and found no money yet is made again, not lost
test('a hand-over whose transfer had not arrived can be made again', async () => {
  take('A', 'arrived_at_dropoff')
  take('A', 'delivered', { code: '1111' })
  const made = serve(undefined, refused('PAYMENT_PENDING'))
  await settle(60_000)
  const [pending] = waitingSteps.read(EMEKA)
  expect([made, pending && isRepeatable(pending)]).toEqual([['arrived_at_dropoff'], true])
  expect(pending?.refusal?.message).toBe('PAYMENT_PENDING')
})

test('a refusal that the rider is shown at once is not kept', async () => {
  const step = take('A', 'picked_up', { code: '1111' })
  beginAttempt('A', step)
  serve(refused('MOVE_CODE_WRONG', 400))
  await settle()
  expect(attempts.read().get('A')?.refusal?.code).toBe('MOVE_CODE_WRONG')
  expect(left()).toEqual([])
})

test('a step that comes too early is sent again after the wait', async () => {
  take('A', 'delivery_failed', { reason: 'nobody' })
  const made = serve(refused('WAIT_LONGER'), refused('WAIT_LONGER'))
  await settle(29_000)
  expect([made, left()]).toEqual([[], ['delivery_failed']])
  await settle(62_000)
  expect([made, left()]).toEqual([['delivery_failed'], []])
})

test('another rider on this phone neither sees nor sends steps', () => {
  take('A', 'picked_up')
  expect(waitingSteps.read('ngozi')).toEqual([])
  waitingSteps.forgetOfOthers('ngozi')
  expect(left()).toEqual([])
})

test('a job is shown as it will be, up to the first refused step', () => {
  const first = take('A', 'enroute_to_pickup')
  const second = take('A', 'arrived_at_pickup')
  const order = { status: 'assigned' as const, events: [], waitsUntil: 'soon' }
  const shown = withSteps(order, [first, second])
  expect(shown).toMatchObject({ status: 'arrived_at_pickup', waitsUntil: undefined })
  expect(shown.events).toHaveLength(2)
  const halted = { ...second, refusal: { code: 'MOVE_CODE_WRONG', message: '' } }
  expect(withSteps(order, [first, halted]).status).toBe('enroute_to_pickup')
  expect(nextStep([halted, first], 0), 'and nothing overtakes it').toBeUndefined()
})

test.each([
  ['picked_up', 'picked_up', true],
  ['picked_up', 'arrived_at_dropoff', true],
  ['arrived_at_dropoff', 'picked_up', false],
  ['delivered', 'cancelled', false],
  ['delivery_failed', 'returning', false],
] as const)('%s is settled for an order that is %s: %s', (to, status, isIt) =>
  expect(isSettled({ to }, { status })).toBe(isIt),
)
