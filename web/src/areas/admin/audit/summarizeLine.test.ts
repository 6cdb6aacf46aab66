import { AUDIT_ACTIONS, type AuditAction, type AuditLine } from '@ozi/contract'
import { expect, it } from 'vitest'
import { summaryOf } from './summarizeLine'

type LineParts = Partial<Pick<AuditLine, 'before' | 'after' | 'reason'>> & { readonly label?: string }

function partsOf(action: string, { label = 'Ada', before = null, after = null, reason = '' }: LineParts) {
  const subject = { kind: action.split('.')[0] ?? '', _id: null, label }
  const { parts, more } = summaryOf({ subject, before, after, reason })
  return more === 0 ? parts : [...parts, more]
}

const rider = { _id: '1', name: 'Emeka Obi' }
const suya = { name: 'Suya', price: 900 }

/** For each action a line as the server writes it, and what its row says. */
const ROWS: Readonly<Record<AuditAction, readonly [LineParts, readonly string[]]>> = {
  'user.update': [
    { before: { name: 'Ada', address: '' }, after: { name: 'Adaeze', address: '12 Wetheral Road' } },
    ['Name: Ada → Adaeze', 'Address: nothing → 12 Wetheral Road'],
  ],
  'user.delete': [{}, []],
  'user.leave': [{}, []],
  'rider.leave': [{}, []],
  'vendor.leave': [{}, []],
  'rider.register': [
    {
      label: 'Emeka Obi',
      after: {
        _id: '1',
        name: 'Emeka Obi',
        email: 'e@ozi.test',
        createdAt: '2026-03-01T12:00:00.000Z',
        mobileNumber: '+2348031234567',
        vehicleType: 'bus',
        plateNumber: 'ABC-123DE',
        NIN: 'not kept',
      },
    },
    ['Vehicle type: Bus', 'Plate number: ABC-123DE', 'Mobile number: +2348031234567'],
  ],
  'rider.update': [
    { before: { vehicleType: 'bus', NIN: 'not kept' }, after: { vehicleType: 'sedan', NIN: 'not kept' } },
    ['Vehicle type: Bus → Sedan', 'NIN changed'],
  ],
  'rider.delete': [{}, []],
  'rider.remit': [
    { before: { cashHeld: 5000 }, after: { cashHeld: 1200.5, note: 'The rest on Friday' } },
    ['Cash held: ₦5,000.00 → ₦1,200.50', 'Note: nothing → The rest on Friday'],
  ],
  'rider.reverseRemittance': [
    { before: { cashHeld: 0 }, after: { cashHeld: 1200.5 } },
    ['Cash held: ₦0.00 → ₦1,200.50'],
  ],
  'vendor.register': [
    {
      label: 'Mama Nkechi',
      after: { name: 'Mama Nkechi', email: 'n@ozi.test', category: 'food', address: '' },
    },
    ['Category: Food', 'Email: n@ozi.test'],
  ],
  'vendor.update': [
    { before: { place: null }, after: { place: { placeName: 'Ikenegbu', city: 'Owerri' } } },
    ['Place: nothing → Ikenegbu'],
  ],
  'vendor.hours': [
    { before: { hours: 'always open' }, after: { hours: 'mon 08:00-17:00' } },
    ['Hours: always open → mon 08:00-17:00'],
  ],
  'vendor.delete': [{}, []],
  'item.create': [
    { label: 'Suya, Mama Nkechi', after: { name: 'Suya', price: 900, isAvailable: true } },
    ['Price: ₦900.00', 'Is available: yes'],
  ],
  'item.update': [{ before: { price: 2500 }, after: { price: 2600 } }, ['Price: ₦2,500.00 → ₦2,600.00']],
  'item.delete': [{ label: 'Suya, Mama Nkechi', before: suya }, ['Price: ₦900.00']],
  'item.import': [
    {
      before: { changed: [{ ...suya, price: 800 }], added: [] },
      after: { changed: [suya], added: [{ name: 'Rice' }, { name: 'Yam' }] },
    },
    ['Changed: Suya', 'Added: Rice, Yam'],
  ],
  'tariff.create': [
    {
      label: 'Fares',
      after: {
        pricePerKm: 50,
        deliveryFee: 100,
        serviceFee: 25,
        surgeActive: false,
        surgeMultiplier: 1,
        surgeEndsAt: null,
        surgeReason: null,
      },
    },
    ['Price per km: ₦50.00', 'Delivery fee: ₦100.00', 'Service fee: ₦25.00'],
  ],
  'payout.confirm': [{ after: { bank: 'OPay', lastFour: '4579' } }, ['Bank: OPay', 'Last four: 4579']],
  'payout.make': [{ after: { people: 2, amount: 900 } }, ['People: 2', 'Amount: 900']],
  'payout.approve': [{ after: { people: 2, amount: 900 } }, ['People: 2', 'Amount: 900']],
  'payout.withdraw': [{ after: { people: 2, amount: 0 } }, ['People: 2', 'Amount: 0']],
  'payout.transfer': [{ after: { people: 2, amount: 900 } }, ['People: 2', 'Amount: 900']],
  'payout.export': [{ after: { transfers: 2 } }, ['Transfers: 2']],
  'payout.settle': [{ after: { status: 'paid', people: 2 } }, ['Status: Paid', 'People: 2']],
  'terms.update': [
    { before: { riderPercent: 70 }, after: { riderPercent: 75.5 } },
    ['Rider percent: 70 → 75.5'],
  ],
  'tariff.update': [
    {
      before: { surgeActive: false, surgeEndsAt: null },
      after: { surgeActive: true, surgeEndsAt: '2026-03-01T17:30:00.000Z' },
    },
    ['Surge active: no → yes', 'Surge ends at: nothing → 1 Mar 2026, 18:30'],
  ],
  'orders.pause': [{ after: { isPaused: true, notice: 'Flood' } }, ['Is paused: yes', 'Notice: Flood']],
  'orders.resume': [{ before: { isPaused: true }, after: { isPaused: false } }, ['Is paused: yes → no']],
  'closure.add': [
    { label: 'Wetheral Road', after: { endsAt: '2026-03-01T17:30:00.000Z' }, reason: 'Burst pipe' },
    ['Ends at: 1 Mar 2026, 18:30', 'Reason: Burst pipe'],
  ],
  'closure.end': [
    { label: 'Wetheral Road', before: { endsAt: null }, after: { endsAt: '2026-03-01T17:30:00.000Z' } },
    ['Ends at: nothing → 1 Mar 2026, 18:30'],
  ],
  'order.place': [
    { label: '#7K4-M2P', after: { kind: 'send', fee: 1400, pickup: 'Egbu', dropoff: 'FUTO' } },
    ['Fee: ₦1,400.00', 'Pickup: Egbu', 'Dropoff: FUTO'],
  ],
  'order.move': [
    {
      before: { status: 'arrived_at_pickup', rider: null },
      after: { status: 'created', rider },
      reason: 'She called us.',
    },
    [
      'Status: Rider at the pickup → Looking for a rider',
      'Rider: nobody → Emeka Obi',
      'Reason: She called us.',
    ],
  ],
  'order.offer': [{ label: '#7K4-M2P', after: { riders: [rider] } }, ['Riders: Emeka Obi']],
  'order.payBackCash': [
    { label: '#7K4-M2P', after: { paidBack: 2500 }, reason: 'Fetched' },
    ['Paid back: ₦2,500.00', 'Reason: Fetched'],
  ],
  'order.codes': [{ label: '#7K4-M2P' }, []],
  'payment.refund': [
    { label: '#7K4-M2P', before: { left: 5000 }, after: { left: 4799.5, refund: 200.5 }, reason: 'Wet' },
    ['Left: ₦5,000.00 → ₦4,799.50', 'Refund: nothing → ₦200.50', 'Reason: Wet'],
  ],
  'payment.cash': [
    { before: { paymentMethod: 'Transfer' }, after: { paymentMethod: 'Cash' } },
    ['Payment method: Transfer → Cash'],
  ],
  'payment.close': [
    { before: { isClosed: false }, after: { isClosed: true, note: 'Asked Paystack' } },
    ['Is closed: no → yes', 'Note: nothing → Asked Paystack'],
  ],
  'difference.settle': [
    { before: { isSettled: false }, after: { isSettled: true, note: 'Counted' } },
    ['Is settled: no → yes', 'Note: nothing → Counted'],
  ],
  'journal.export': [
    { label: 'Journal', after: { from: '2026-03-01', to: '2026-03-31' } },
    ['From: 2026-03-01', 'To: 2026-03-31'],
  ],
  'transaction.export': [
    {
      label: 'Transactions',
      after: { filter: { status: 'failed', stage: 'with_rider', search: 'not kept' } },
    },
    ['Stage: With a rider', 'Status: Failed', 'Search: not kept'],
  ],
  'conversation.changeStatus': [
    { before: { status: 'active' }, after: { status: 'pending' } },
    ['Status: Active → Pending'],
  ],
  'conversation.assign': [
    { before: { assignee: null }, after: { assignee: 'Ifeoma' } },
    ['Assignee: nobody → Ifeoma'],
  ],
  'conversation.export': [{ after: { messages: 12 } }, ['Messages: 12']],
  'reply.create': [
    { label: 'Hours', after: { title: 'Hours', content: 'From 8 to 5.' } },
    ['Content: From 8 to 5.'],
  ],
  'reply.update': [
    { before: { content: 'From 8 to 5.' }, after: { content: 'From 8 to 6.' } },
    ['Content: From 8 to 5. → From 8 to 6.'],
  ],
  'reply.delete': [
    { label: 'Hours', before: { title: 'Hours', content: 'From 8 to 5.' } },
    ['Content: From 8 to 5.'],
  ],
  'message.answer': [{}, []],
  'message.reopen': [{}, []],
  'staff.invite': [
    { label: 'i@ozi.test', after: { email: 'i@ozi.test', role: 'support' } },
    ['Role: Support'],
  ],
  'staff.resend': [{}, []],
  'staff.revoke': [{}, []],
  'staff.join': [{ after: { role: 'admin' } }, ['Role: Administrator']],
  'staff.changeRole': [
    { before: { role: 'support' }, after: { role: 'finance' } },
    ['Role: Support → Finance'],
  ],
  'staff.remove': [{ before: { role: 'finance' } }, ['Role: Finance']],
  'staff.resetSecondFactor': [{ reason: 'Lost the phone.' }, ['Reason: Lost the phone.']],
  'staff.leave': [{ before: { role: 'support' } }, ['Role: Support']],
  'passkey.add': [{}, []],
  'passkey.remove': [{}, []],
  'account.export': [{}, []],
  'account.endSessions': [{}, []],
  'account.agreeToEmail': [{}, []],
  'account.suspend': [{}, []],
  'account.lift': [{}, []],
  'job.retry': [{ label: 'notification-mail', after: { jobs: 12 } }, ['Jobs: 12']],
  'secondFactor.turnOn': [{}, []],
  'secondFactor.turnOff': [{}, []],
  'secondFactor.renewCodes': [{}, []],
}

// promise (staff): Each row of the audit log says what it is about and what changed
it.each(Object.keys(AUDIT_ACTIONS) as AuditAction[])('%s: a row says what changed', (action) => {
  const [line, parts] = ROWS[action]
  expect(partsOf(action, line)).toEqual(parts)
})

// promise (staff): Each row of the audit log says what it is about and what changed
it.each<readonly [string, LineParts, readonly string[]]>([
  [
    'item.create',
    { label: 'Water 1500ml, Mama Put', after: { name: 'Water 1500ml', price: 500, preparationMinutes: 15 } },
    ['Price: ₦500.00', 'Preparation minutes: 15'],
  ],
  ['item.create', { label: '500, Mama Put', after: { name: '500', price: 500 } }, ['Price: ₦500.00']],
  [
    'item.create',
    { label: 'Rice, fried, Mama Put', after: { name: 'Rice, fried', description: 'fried' } },
    ['Description: fried'],
  ],
  [
    'vendor.register',
    { label: 'The seafood place', after: { name: 'The seafood place', category: 'food' } },
    ['Category: Food'],
  ],
  [
    'rider.register',
    { label: 'Columbus Eze', after: { name: 'Columbus Eze', vehicleType: 'bus' } },
    ['Vehicle type: Bus'],
  ],
])('%s: a row leaves out the name of its subject, and nothing else', (...row) => {
  const [action, line, parts] = row
  expect(partsOf(action, line)).toEqual(parts)
})

it('an export of everything says so, and one of a part says which', () => {
  expect(partsOf('transaction.export', { after: { filter: {} } })).toEqual(['Filter: All'])
  const filter = { search: 'not kept', to: '2026-03-05', from: '2026-03-02', method: 'Cash' }
  expect(partsOf('transaction.export', { after: { filter } })).toEqual([
    ...['Method: Cash', 'From: 2026-03-02', 'To: 2026-03-05'],
    1,
  ])
})

it('of many changes a row tells a few, and how many more there are', () => {
  const values = (value: number) => ({ a: value, b: value, c: value, d: value, e: value })
  expect(partsOf('user.update', { before: values(1), after: values(2) })).toEqual([
    ...['A: 1 → 2', 'B: 1 → 2', 'C: 1 → 2'],
    2,
  ])
  expect(partsOf('user.update', { before: values(1), after: values(2), reason: 'Why.' })).toEqual([
    ...['A: 1 → 2', 'B: 1 → 2', 'Reason: Why.'],
    3,
  ])
})

it('a long text is cut, and a change behind the cut is still shown', () => {
  const long = 'x'.repeat(60)
  expect(partsOf('reply.update', { before: { content: 'Hi' }, after: { content: long } })).toEqual([
    `Content: Hi → ${'x'.repeat(39)}…`,
  ])
  expect(partsOf('reply.update', { before: { content: long }, after: { content: `${long}y` } })).toEqual([
    'Content changed',
  ])
})

// promise (staff): Each row of the audit log says what it is about and what changed
it('of an erased person a row tells which fields there were, and no value', () => {
  const erased = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'erased']))
  expect(
    partsOf('user.update', { before: erased('name'), after: erased('name', 'address'), reason: 'erased' }),
  ).toEqual(['Name, Address: erased', 'Reason: erased'])
  expect(partsOf('rider.register', { after: erased('name', 'email', 'NIN', 'plateNumber') })).toEqual([
    'Details erased',
  ])
})
