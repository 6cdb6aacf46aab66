import { describe, expect, it } from 'vitest'
import { barsOf, niceTop, ticksOf } from './plotBars'
import { emailName, methodTone, stepName, orderDescription, tickOf, transactionTone } from './presentOrder'
import { slicesOf } from './pieSlices'
import { errorOfAll, type OverviewPart } from './overviewPart'

describe('on the overview', () => {
  it('a transaction is red if neither a success nor pending', () => {
    expect(['success', 'pending', 'failed', 'refunded', undefined].map(transactionTone)).toEqual([
      'good',
      'wait',
      'bad',
      'bad',
      'bad',
    ])
    expect(['Cash', 'Paystack', 'Transfer', undefined].map(methodTone)).toEqual([
      'cash',
      'paystack',
      'paystack',
      'paystack',
    ])
  })

  it('an e-mail address is what stands before the @, or N/A', () => {
    expect(['ada@ozi.test', '', undefined, '@ozi.test'].map(emailName)).toEqual(['ada', 'N/A', 'N/A', 'N/A'])
  })

  it('an order is its parcel, else its goods, else Order', () => {
    const items = [{ itemId: 'a', name: 'Suya', price: 1, quantity: 2 }]
    expect(orderDescription({ packageDetails: ' A cake ', items })).toBe('A cake')
    expect(orderDescription({ packageDetails: '', items })).toBe('Suya × 2')
    expect(orderDescription({ packageDetails: ' ' })).toBe('Order')
  })

  it('hours, days and months are those of Lagos', () => {
    expect(tickOf('2026-03-01T23:00:00.000Z', 'day')).toBe('2 Mar')
    expect(tickOf('2026-03-01T23:00:00.000Z', 'hour')).toBe('00:00')
    expect(tickOf('2026-02-28T23:00:00.000Z', 'month')).toBe('Mar')
    expect(stepName('2026-02-28T23:00:00.000Z', 'month')).toBe('March 2026')
  })

  it('one failing part is its own matter; all of them are the page’s', () => {
    const error = new Error('Something went wrong')
    const part = (data: unknown, failed: Error | null): OverviewPart<unknown> => ({
      data,
      error: failed,
      isFetching: false,
      isSettled: true,
      refetch: () => undefined,
    })
    const failed = part(undefined, error)
    expect(errorOfAll([failed, part({}, null)])).toBeNull()
    expect(errorOfAll([failed, part(undefined, null)]), 'may yet come').toBeNull()
    expect(errorOfAll([failed, part({}, error)]), 'has something to show').toBeNull()
    expect(errorOfAll([failed, failed])).toBe(error)
  })
})

describe('a pie', () => {
  it('has a slice a value, which together are whole', () => {
    const slices = slicesOf([500, 200, 100])
    expect(slices.map(({ share }) => share)).toEqual([0.625, 0.25, 0.125])
    expect(slices[0]?.path).toBe('M0 0L0.00000 -1.00000A1 1 0 1 1 -0.70711 0.70711Z')
  })

  it('of one value is a circle, of none is empty', () => {
    expect(slicesOf([0, 7, 0]).map(({ path }) => path.includes('A1 1'))).toEqual([false, true, false])
    expect(slicesOf([0, 0])).toEqual([])
  })
})

describe('a plot', () => {
  it('ends at a round number above its highest bar', () => {
    expect([0, 3, 9.5, 12, 48, 101, 2400].map(niceTop)).toEqual([1, 5, 10, 20, 50, 200, 5000])
  })

  it('writes every value if there is room, else the highest and the latest', () => {
    const written = (values: readonly number[], width: number) =>
      barsOf(
        values.map((value) => [value]),
        { width, height: 100, isStacked: true },
      )
        .filter(({ isWritten }) => isWritten)
        .map(({ at }) => at)
    expect(written([1, 4, 0, 2, 0], 500)).toEqual([0, 1, 3])
    expect(written([4, 1, 0, 0, 2, 0], 150)).toEqual([0, 4])
    expect(written([4, 1, 0, 3, 2, 0], 150), 'over a bar').toEqual([0])
    expect(written([1, 1, 0, 4, 2, 0], 150), 'over the highest').toEqual([3])
  })

  it('writes no date over another, and always the latest', () => {
    for (const count of [1, 7, 12, 24, 30]) {
      for (let width = 240; width <= 1000; width += 7) {
        const ticks = ticksOf(count, width)
        expect(ticks.has(count - 1)).toBe(true)
        const middles = [...ticks.values()]
        const gaps = middles.slice(1).map((x, at) => (middles[at] ?? 0) - x)
        expect(Math.min(...gaps), `${String(count)} in ${String(width)}`).toBeGreaterThan(51)
      }
    }
    expect([...ticksOf(30, 312).keys()]).toEqual([29, 22, 15, 8, 1])
  })

  it('stacks the parts of a bar, or stands them side by side', () => {
    const [stacked] = barsOf([[3, 2]], { width: 100, height: 100, isStacked: true })
    expect(stacked?.parts.map(({ y, height }) => [y, height])).toEqual([
      [40, 60],
      [0, 40],
    ])
    const [beside] = barsOf([[3, 5]], { width: 100, height: 100, isStacked: false })
    expect(beside?.parts.map(({ y, height }) => [y, height])).toEqual([
      [40, 60],
      [0, 100],
    ])
    expect(beside?.parts[1]?.x).toBeGreaterThan(beside?.parts[0]?.x ?? Infinity)
  })
})
