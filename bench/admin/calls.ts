import { OVERVIEW_ROWS } from '@ozi/contract'

/**
 * Every reading call that the staff's pages make, page by page, as web/src/areas/admin makes them; `{name}` stands for
 * something of the seeded city (`Names`). The searches are such that find many, some, one and none, long and short.
 */
export const CALLS: Readonly<Record<string, readonly string[]>> = {
  'every page': [
    '/auth/user/verify-token',
    '/admin/orders?limit=100',
    '/admin/messages/unread',
    '/admin/conversations/unread',
  ],
  '/admin': [
    '/user/statistics',
    '/user/recent',
    '/admin/overview?period=today',
    '/admin/overview?period=7d',
    '/admin/overview?period=30d',
    '/admin/overview?period=all',
    `/admin/orders?limit=${OVERVIEW_ROWS}`,
    `/get-transactions?limit=${OVERVIEW_ROWS}`,
  ],
  '/admin/users': [
    '/get/users/all',
    '/get/users/all?cursor={deepUser}',
    ...searches('/get/users/all', [
      'okoro',
      'chidi eze',
      'ozi.test',
      'seed-user-77@',
      '08100037000',
      'q',
      'nobody at all',
    ]),
    '/admin/orders?customerId={customer}&limit=20',
  ],
  '/admin/riders': [
    '/get/riders/all',
    ...searches('/get/riders/all', ['okoro', 'rider', 'q', 'nobody at all']),
    '/admin/orders?riderId={rider}&limit=20',
  ],
  '/admin/vendors': [
    '/get/vendors/all',
    ...searches('/get/vendors/all', ['okoro', 'pharmacy', 'q', 'nobody at all']),
    '/admin/orders?vendorId={shop}&limit=20',
  ],
  '/admin/orders': [
    '/get-transactions',
    '/get-transactions?cursor={deepTransaction}',
    '/get-transactions?status=success',
    '/get-transactions?status=pending',
    '/get-transactions?status=failed',
    '/get-transactions?method=Cash',
    '/get-transactions?method=Paystack',
    '/get-transactions?from={yesterday}',
    '/get-transactions?from={monthAgo}&to={yesterday}',
    '/get-transactions?status=failed&method=Cash&from={monthAgo}&to={yesterday}',
    '/get-transactions?status=pending&to={monthAgo}',
    ...searches('/get-transactions', [
      ...[
        'okoro',
        'ikenegbu',
        'world bank',
        'okoro kitchen',
        'ozi.test',
        'cash',
        'success',
        'failed',
        'pending',
      ],
      ...['seed-user-1@', 'seed-user-77@', '08100037000', '{number}', 'send:', 'q', 'zz', 'nobody at all'],
    ]),
    '/get-transactions?search=ikenegbu&cursor={foundTransaction}',
    '/get-transactions?search=ikenegbu&status=failed',
    '/get-transactions?search=ikenegbu&from={monthAgo}&to={yesterday}',
    '/get-transactions?search=cash&status=pending',
    '/get-transactions?search=nobody%20at%20all&status=success',
    '/get-transactions?order={order}',
    '/admin/orders/{order}',
    '/get/riders/all?limit=20',
    '/admin/running-jobs',
  ],
  '/admin/orders/new': searches('/get/users/all', ['0810', 'ada', 'ng'], '&limit=15'),
  '/admin/items': [
    '/admin/items',
    '/admin/items?category=food',
    '/admin/items?availability=unavailable',
    '/admin/items?vendorId={shop}',
    '/admin/items?vendorId={shop}&limit=1',
    ...searches('/admin/items', ['rice', 'okoro', 'made when', 'q', 'nobody at all']),
    '/admin/items?search=rice&category=food&availability=available',
    '/get/vendors/all?limit=20',
  ],
  '/admin/fare': ['/admin/get-rates', '/admin/tariffs', 'POST /admin/tariffs/preview'],
  '/admin/messages': [
    '/admin/messages',
    '/admin/messages?filter=open',
    '/admin/messages?filter=answered',
    ...searches('/admin/messages', ['parcel', 'okoro', 'q', 'nobody at all']),
  ],
  '/admin/chats': [
    '/admin/conversations',
    '/admin/conversations?cursor={deepConversation}',
    '/admin/conversations?status=active',
    '/admin/conversations?status=closed',
    '/admin/conversations?unread=true',
    '/admin/conversations?assignee=me',
    '/admin/conversations?assignee=nobody',
    '/admin/conversations?assignee={colleague}&status=resolved',
    ...searches('/admin/conversations', [
      'okoro',
      'chidi eze',
      'ozi.test',
      'seed-user-77@',
      'q',
      'nobody at all',
    ]),
    '/admin/conversations?search=okoro&status=active',
    '/admin/conversations?search=okoro&unread=true',
    ...searches('/admin/conversations/messages', [
      'rider',
      'refund',
      'broken box',
      '{number}',
      'q',
      'nobody at all',
    ]),
    '/admin/conversations/messages?search=rider&conversationId={conversation}',
    '/conversations/{conversation}',
    '/conversations/{conversation}/messages',
    '/admin/conversations/{conversation}/notes',
    '/admin/conversations/{conversation}/orders',
    '/admin/conversations/{conversation}/transcript',
    '/admin/conversations/agents',
    '/admin/saved-replies',
  ],
  '/admin/staff': ['/admin/staff'],
  '/admin/audit': [
    '/admin/audit',
    '/admin/audit?actor={colleague}',
    '/admin/audit?action=order.move',
    '/admin/audit?action=staff.remove',
    '/admin/audit?actor={colleague}&action=user.update&from={monthAgoInstant}&to={yesterdayInstant}',
    ...searches('/admin/audit', ['okoro', 'ada mbah', 'order.move', '{number}', 'q', 'nobody at all']),
    '/admin/audit?search=okoro&action=user.update',
  ],
  'GET /admin/orders, by its own search': [
    '/admin/orders',
    '/admin/orders?cursor={deepOrder}',
    ...searches('/admin/orders', [
      ...[
        'okoro',
        'chidi eze',
        'delivered',
        'ikenegbu',
        '08100037000',
        '{number}',
        'q',
        'zz',
        'nobody at all',
      ],
    ]),
    '/orders/{order}',
  ],
}

/** What a call is posted with. */
export const BODIES: Readonly<Record<string, object>> = {
  '/admin/tariffs/preview': {
    ...{ pricePerKm: 120, deliveryFee: 900, serviceFee: 50, surgeActive: true, surgeMultiplier: 1.5 },
  },
}

/** Where it finds more in the larger city it costs more, too: then it is held to the milliseconds alone. */
export const isSearch = (call: string): boolean => call.includes('search=')

function searches(path: string, texts: readonly string[], also = ''): string[] {
  return texts.map((text) => `${path}?search=${text.replaceAll(' ', '%20')}${also}`)
}
