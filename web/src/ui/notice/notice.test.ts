import { describe, expect, it, vi } from 'vitest'
import { SUCCESS_NOTICE_MS, createNoticeQueue } from './notice'

describe('notices', () => {
  // promise (staff): A notice says the sum to tell a caller, and waits
  // promise (staff): A success leaves by itself after 5 s
  it('a success leaves by itself after 5 s, an error waits', () => {
    const queue = createNoticeQueue()
    void queue.success('Updated!', 'User details updated successfully.')
    expect(queue.current()).toMatchObject({
      kind: 'success',
      title: 'Updated!',
      leavesAfterMs: SUCCESS_NOTICE_MS,
    })
    expect(SUCCESS_NOTICE_MS).toBe(5_000)
    queue.dismiss(queue.current()?.id ?? 0)
    void queue.toReadOut('Order placed', 'Tell the caller the sum.')
    expect(queue.current()).toMatchObject({ kind: 'success', title: 'Order placed' })
    expect(queue.current()?.leavesAfterMs).toBeUndefined()
    queue.dismiss(queue.current()?.id ?? 0)
    void queue.success('Success!', 'Vendor registered successfully.', 'It has no place yet.')
    expect(queue.current()).toMatchObject({ kind: 'success', more: 'It has no place yet.' })
    expect(queue.current()?.leavesAfterMs).toBeUndefined()
    queue.dismiss(queue.current()?.id ?? 0)
    void queue.error('Error!', 'Failed to delete the user. Please try again.')
    expect(queue.current()?.leavesAfterMs).toBeUndefined()
  })

  it('come one after the other, in order', () => {
    const queue = createNoticeQueue()
    void queue.success('First', '')
    void queue.success('Second', '')
    expect(queue.current()?.title).toBe('First')
    queue.dismiss(queue.current()?.id ?? 0)
    expect(queue.current()?.title).toBe('Second')
  })

  it('resolve when they are gone, and not before', async () => {
    const queue = createNoticeQueue()
    const gone = vi.fn()
    const shown = queue.success('Deleted!', '').then(gone)
    await Promise.resolve()
    expect(gone).not.toHaveBeenCalled()
    queue.dismiss(queue.current()?.id ?? 0)
    await shown
    expect(gone).toHaveBeenCalledOnce()
  })

  it('tell those who listen, until they stop', () => {
    const queue = createNoticeQueue()
    const heard = vi.fn()
    const stop = queue.queue.watch(heard)
    void queue.success('Success!', '')
    expect(heard).toHaveBeenCalledOnce()
    stop()
    queue.dismiss(queue.current()?.id ?? 0)
    expect(heard).toHaveBeenCalledOnce()
  })
})
