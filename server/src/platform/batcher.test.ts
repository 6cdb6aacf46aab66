import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBatcher, type Outcome, type BatcherLimits } from './batcher.ts'

const done = <Answer>(answer: Answer): Outcome<Answer> => ({ isDone: true, answer })

/** Work that ends when the test says so; `taken` holds the items of each batch. */
function held(limits: BatcherLimits<number>) {
  const taken: (readonly number[])[] = []
  const ends: (() => void)[] = []
  const ask = createBatcher<number, number>(limits, async (items) => {
    taken.push(items)
    await new Promise<void>((end) => ends.push(end))
    return items.map((item) => done(item * 2))
  })
  const endNext = async () => {
    ends.shift()?.()
    await nextTurn()
  }
  return { ask, taken, endNext }
}

test('requests at the same time are done together, each with its answer', async () => {
  const { ask, taken, endNext } = held({ atOnce: 2, items: 10 })
  const answers = Promise.all([1, 2, 3].map(ask))
  await nextTurn()
  expect(taken).toEqual([[1, 2, 3]])
  await endNext()
  expect(await answers).toEqual([2, 4, 6])
})

test('requests during a run wait for it, and go together in order', async () => {
  const { ask, taken, endNext } = held({ atOnce: 1, items: 3 })
  const first = ask(1)
  await nextTurn()
  const others = Promise.all([2, 3, 4, 5].map(ask))
  await nextTurn()
  expect(taken).toEqual([[1]])
  await endNext()
  expect(await first).toBe(2)
  expect(taken).toEqual([[1], [2, 3, 4]])
  await endNext()
  await endNext()
  expect(await others).toEqual([4, 6, 8, 10])
  expect(taken).toEqual([[1], [2, 3, 4], [5]])
})

test('work goes on beside other work as far as it may', async () => {
  const { ask, taken, endNext } = held({ atOnce: 2, items: 10 })
  const answers: Promise<number>[] = []
  for (const item of [1, 2, 3]) {
    answers.push(ask(item))
    await nextTurn()
  }
  expect(taken).toEqual([[1], [2]])
  await endNext()
  expect(taken).toEqual([[1], [2], [3]])
  await endNext()
  await endNext()
  expect(await Promise.all(answers)).toEqual([2, 4, 6])
})

test('an item that is refused is refused alone', async () => {
  const ask = createBatcher<number, number>({ atOnce: 1, items: 10 }, (items) =>
    Promise.resolve(
      items.map((item) => (item === 2 ? { isDone: false, reason: new Error('not two') } : done(item))),
    ),
  )
  const settled = await Promise.allSettled([1, 2, 3].map(ask))
  expect(settled).toMatchObject([{ value: 1 }, { reason: { message: 'not two' } }, { value: 3 }])
})

test('if several fail together, each is tried alone', async () => {
  const taken: (readonly number[])[] = []
  const ask = createBatcher<number, number>({ atOnce: 1, items: 10 }, (items) => {
    taken.push(items)
    if (items.includes(2)) return Promise.reject(new Error('two spoils it'))
    return Promise.resolve(items.map(done))
  })
  const settled = await Promise.allSettled([1, 2, 3].map(ask))
  expect(settled).toMatchObject([{ value: 1 }, { reason: { message: 'two spoils it' } }, { value: 3 }])
  expect(taken).toEqual([[1, 2, 3], [1], [2], [3]])
  expect(await ask(4)).toBe(4)
})

/** Odd numbers share one line, even numbers another. */
const inTwoLines = { orderingKey: (item: number) => (item % 2 === 0 ? 'even' : 'odd') }
const apart = { orderingKey: String }

test('items of different lines are shared among the work that may run', async () => {
  const { ask, taken, endNext } = held({ atOnce: 2, items: 10, ...apart })
  const answers = Promise.all([1, 2, 3, 4, 5].map(ask))
  await nextTurn()
  expect(taken).toEqual([
    [1, 2, 3],
    [4, 5],
  ])
  await endNext()
  await endNext()
  expect(await answers).toEqual([2, 4, 6, 8, 10])
})

test('no more than one piece of work may take are taken of a share', async () => {
  const { ask, taken, endNext } = held({ atOnce: 1, items: 2, ...apart })
  const answers = Promise.all([1, 2, 3].map(ask))
  await nextTurn()
  expect(taken).toEqual([[1, 2]])
  await endNext()
  await endNext()
  expect(await answers).toEqual([2, 4, 6])
})

test('an item waits for what is worked on of its line, and others pass it by', async () => {
  const { ask, taken, endNext } = held({ atOnce: 3, items: 10, ...inTwoLines })
  const answers: Promise<number>[] = []
  for (const item of [1, 3, 2, 5]) {
    answers.push(ask(item))
    await nextTurn()
  }
  expect(taken).toEqual([[1], [2]])
  await endNext()
  expect(taken).toEqual([[1], [2], [3]])
  await endNext()
  await endNext()
  expect(taken).toEqual([[1], [2], [3], [5]])
  await endNext()
  expect(await Promise.all(answers)).toEqual([2, 6, 4, 10])
})

test('what is tried alone keeps the order of its line', async () => {
  const ended: number[] = []
  const ask = createBatcher<number, number>({ atOnce: 1, items: 10, ...inTwoLines }, async (items) => {
    const [item = 0, ...others] = items
    if (others.length > 0) throw new Error('no more than one')
    for (let turn = item; turn < 6; turn += 1) await nextTurn()
    ended.push(item)
    return items.map(done)
  })
  expect(await Promise.all([1, 3, 5].map(ask))).toEqual([1, 3, 5])
  expect(ended).toEqual([1, 3, 5])
})

// promise (operator): Floods over the socket are cut off, and normal use is not
test('beyond a number of waiting requests, others are told to come again', async () => {
  const { ask, taken, endNext } = held({ atOnce: 1, items: 2, mostWaiting: 3 })
  const first = ask(1)
  await nextTurn()
  const waiting = Promise.all([2, 3, 4].map(ask))
  await expect(ask(5)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  for (let batch = 0; batch < 3; batch += 1) await endNext()
  expect([await first, ...(await waiting)]).toEqual([2, 4, 6, 8])
  expect(taken).toEqual([[1], [2, 3], [4]])
  const later = ask(6)
  await nextTurn()
  await endNext()
  expect(await later).toBe(12)
})
