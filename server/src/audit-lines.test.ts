import { AUDIT_ACTIONS, type AuditAction, type AuditLine, FORMER, RIDER_COLUMNS } from '@ozi/contract'
import { expect, test } from 'vitest'
import { PASSWORD, type Person } from '../test/app.ts'
import { startAppForFile } from '../test/start-app-for-file.ts'
import { answered, beginChat } from '../test/chat.ts'
import { parcel, quoteFor, sendParcel } from '../test/deliveries.ts'
import { failJob } from '../test/failed-jobs.ts'
import { carriedParcel, carry, move } from '../test/moves.ts'
import { paidParcel, insertUnmatchedPayment, transferParcel } from '../test/online-payments.ts'
import { addPasskey, createDevice } from '../test/passkeys.ts'
import { BANK_ACCOUNT, makePayouts } from '../test/payouts.ts'
import { reconcile } from '../test/reconciliation.ts'
import { riderRegistration, shopRegistration } from '../test/registrations.ts'
import { codeOf, guardedStaff } from '../test/second-factors.ts'
import { jollof, sell } from '../test/shops.ts'
import { connect, listen } from '../test/sockets.ts'

const app = await startAppForFile()
const address = await listen(app)
const admin = await app.admin()
const ada = await app.customer()

/** The expected content of an action's line; by the administrator unless `by` is set. */
interface ExpectedLine {
  readonly by?: Person
  /** Null if the action concerns many records. */
  readonly subject: string | null
  readonly before?: object | null
  readonly after?: object | null
  readonly reason?: string
}

const WHY = 'Asked for by telephone.'
const passwords = { password: PASSWORD, confirmPassword: PASSWORD }
let registered = 700
const registerRider = async () => {
  registered += 1
  return (await admin.client.riders.register({ ...riderRegistration(registered), ...passwords })).rider
}
const registerShop = async () => {
  registered += 1
  return (await admin.client.vendors.register({ ...shopRegistration(registered), ...passwords })).vendor
}
const invite = async () => {
  registered += 1
  const email = `colleague${registered}@ozi.test`
  return (await admin.client.staff.invite({ email, role: 'support' })).invitation
}
const saveReply = async () =>
  (await admin.client.staffChat.createSavedReply({ title: 'Opening hours', content: 'From 8 to 5.' })).data
const closeRoad = async () => {
  const geometry = { type: 'MultiPoint' as const, coordinates: [[7.0195, 5.4873] as [number, number]] }
  return (await admin.client.closures.add({ geometry, reason: WHY, endsAt: null })).data
}
const message = async () => {
  await app.client().contact.send({ name: 'Ngozi', email: 'ngozi@ozi.test', message: 'Where is it?' })
  return (await admin.client.contact.list({ limit: 1 })).messages[0]?._id ?? ''
}

/** Somebody deletes their own account. @param name theirs afterwards */
async function deleteOwnAccount(arriving: Promise<Person>, name = 'Gone Early'): Promise<ExpectedLine> {
  const person = await arriving
  const { user } = person
  await person.client.ownData.leave({ isSure: true })
  return { by: { ...person, user: { ...user, name } }, subject: user._id, before: null, after: null }
}

/** Performs each action once, with everything it needs. */
const ACTIONS: Readonly<Record<AuditAction, () => Promise<ExpectedLine>>> = {
  'user.update': async () => {
    const { user } = await app.customer()
    await admin.client.customers.update({ id: user._id, name: 'Adaeze Okafor', address: '12 Wetheral Road' })
    return {
      subject: user._id,
      before: { name: 'Ada Okafor', address: '' },
      after: { name: 'Adaeze Okafor', address: '12 Wetheral Road' },
    }
  },
  'user.delete': async () => {
    const { user } = await app.customer()
    await admin.client.customers.remove({ id: user._id })
    return { subject: user._id, before: null, after: null }
  },
  'user.leave': () => deleteOwnAccount(app.customer(), FORMER.user),
  'rider.leave': () => deleteOwnAccount(app.rider(), FORMER.rider),
  'vendor.leave': () => deleteOwnAccount(app.vendor(), FORMER.vendor),
  'staff.leave': async () => ({
    ...(await deleteOwnAccount(app.staff('support', 'Gone Early'))),
    before: { role: 'support' },
  }),
  'rider.register': async () => {
    const rider = await registerRider()
    return { subject: rider._id, before: null, after: { email: rider.email } }
  },
  'rider.update': async () => {
    const { _id } = await registerRider()
    await admin.client.riders.update({ id: _id, vehicleType: 'bus' })
    return { subject: _id, before: { vehicleType: 'motorcycle' }, after: { vehicleType: 'bus' } }
  },
  'rider.delete': async () => {
    const { _id } = await registerRider()
    await admin.client.riders.remove({ id: _id })
    return { subject: _id, before: null, after: null }
  },
  'order.payBackCash': async () => {
    const rider = await app.rider()
    const order = await sendParcel(ada, { payer: 'sender' })
    await carry(rider, ada, order, 'picked_up')
    await move(admin, order, 'returning', { reason: 'Nobody lives there' })
    await move(admin, order, 'returned', { reason: 'Brought to the office' })
    await admin.client.staffOrders.payBackCash({ id: order._id, reason: 'Fetched' })
    return { subject: order._id, before: null, after: { paidBack: order.fee }, reason: 'Fetched' }
  },
  'rider.remit': async () => {
    const rider = await app.rider()
    const { fee } = await carriedParcel(rider, ada, 'delivered')
    const { _id: riderId } = rider.user
    const body = { amount: fee, note: 'In full', version: 1 }
    await admin.client.cash.recordRemittance({ headers: {}, params: { riderId }, body })
    return { subject: riderId, before: { cashHeld: fee }, after: { cashHeld: 0, note: 'In full' } }
  },
  'rider.reverseRemittance': async () => {
    const rider = await app.rider()
    const { fee } = await carriedParcel(rider, ada, 'delivered')
    const { _id: riderId } = rider.user
    const body = { amount: fee, note: '', version: 1 }
    await admin.client.cash.recordRemittance({ headers: {}, params: { riderId }, body })
    const [entry] = (await admin.client.cash.read({ riderId })).entries
    const id = entry?.remittance?._id ?? ''
    await admin.client.cash.reverseRemittance({ riderId, id, reason: 'Counted wrongly' })
    const reason = 'Counted wrongly'
    return { subject: riderId, before: { cashHeld: 0 }, after: { cashHeld: fee }, reason }
  },
  'vendor.register': async () => {
    const vendor = await registerShop()
    return { subject: vendor._id, before: null, after: { name: vendor.name, email: vendor.email } }
  },
  'vendor.update': async () => {
    const { _id, name } = await registerShop()
    await admin.client.vendors.update({ id: _id, name: 'After the Sign' })
    return { subject: _id, before: { name }, after: { name: 'After the Sign' } }
  },
  'vendor.hours': async () => {
    const { _id } = await registerShop()
    const holidays = [{ from: '2026-12-24', to: '2026-12-26', note: 'Christmas' }]
    await admin.client.hours.updateOfShop({ id: _id, week: null, holidays })
    return {
      subject: _id,
      before: { holidays: '' },
      after: { holidays: '2026-12-24 to 2026-12-26 Christmas' },
    }
  },
  'vendor.delete': async () => {
    const { _id } = await registerShop()
    await admin.client.vendors.remove({ id: _id })
    return { subject: _id, before: null, after: null }
  },
  'item.create': async () => {
    const { _id: vendorId } = await registerShop()
    const { item } = await admin.client.staffCatalogue.createItem({ vendorId, ...jollof })
    return { subject: item._id, before: null, after: { name: jollof.name, price: jollof.price } }
  },
  'item.update': async () => {
    const { _id: id, version } = await sell(await app.vendor())
    await admin.client.staffCatalogue.updateItem({ ...jollof, id, version, price: 2600 })
    return { subject: id, before: { price: 2500 }, after: { price: 2600 } }
  },
  'item.delete': async () => {
    const { _id } = await sell(await app.vendor())
    await admin.client.staffCatalogue.deleteItem({ id: _id })
    return { subject: _id, after: null }
  },
  'item.import': async () => {
    const { _id: vendorId } = await registerShop()
    const csv = 'Name,Price\nSuya,900'
    const { preview } = await admin.client.itemImports.previewOfShop({ vendorId, csv })
    await admin.client.itemImports.importOfShop({ vendorId, csv, plan: preview.plan })
    return { subject: vendorId, after: { added: [expect.objectContaining({ name: 'Suya' })] } }
  },
  'tariff.create': async () => {
    const amounts = { pricePerKm: 50, deliveryFee: 100, serviceFee: 25 }
    await admin.client.tariffs.create(amounts)
    return { subject: null, before: null, after: amounts }
  },
  'tariff.update': async () => {
    await admin.client.tariffs.updatePricePerKm({ pricePerKm: 51 })
    return { subject: null, before: { pricePerKm: 50 }, after: { pricePerKm: 51 } }
  },
  'payout.confirm': async () => {
    const rider = await app.rider()
    const { data } = await rider.client.payouts.updateBankAccountOfRider(BANK_ACCOUNT)
    const id = rider.user._id
    await admin.client.payouts.confirmAccount({ id, since: data.changedAt })
    return { subject: id, before: null, after: { bank: 'First Bank of Nigeria', lastFour: '4579' } }
  },
  'payout.make': async () => {
    const batch = await makePayouts(app)
    return {
      by: batch.maker,
      subject: batch._id,
      before: null,
      after: { people: 1, amount: 900 },
    }
  },
  'payout.approve': async () => {
    const { _id } = await makePayouts(app)
    await admin.client.payouts.approve({ id: _id })
    return { subject: _id, before: null, after: { people: 1, amount: 900 } }
  },
  'payout.withdraw': async () => {
    const { _id } = await makePayouts(app)
    await admin.client.payouts.withdraw({ id: _id })
    return { subject: _id, before: null, after: { people: 1, amount: 0 } }
  },
  'payout.export': async () => {
    const { _id } = await makePayouts(app)
    await admin.client.payouts.approve({ id: _id })
    await admin.client.payouts.file({ id: _id })
    return { subject: _id, before: null, after: { transfers: expect.any(Number) } }
  },
  'payout.transfer': async () => {
    const { _id } = await makePayouts(app)
    await admin.client.payouts.approve({ id: _id })
    await admin.client.payouts.transfer({ id: _id })
    return { subject: _id, before: null, after: { people: 1, amount: 900 } }
  },
  'payout.settle': async () => {
    const { _id, lines } = await makePayouts(app)
    await admin.client.payouts.approve({ id: _id })
    const lineIds = lines.map((line) => line._id)
    await admin.client.payouts.settle({ id: _id, lineIds, status: 'failed', reason: WHY })
    return { subject: _id, before: null, after: { status: 'failed', people: 1, amount: 900 }, reason: WHY }
  },
  'terms.update': async () => {
    const terms = { redeliveryPercent: 80, riderMinimum: 0, commissionPercent: 10, vatPercent: 0 }
    await admin.client.earnings.updateTerms({ ...terms, riderPercent: 70 })
    return { subject: null, before: null, after: { riderPercent: 70, vatPercent: 0 } }
  },
  'closure.add': async () => {
    const { _id } = await closeRoad()
    return { subject: _id, before: null, after: { endsAt: null }, reason: WHY }
  },
  'closure.end': async () => {
    const { _id: id } = await closeRoad()
    await admin.client.closures.end({ id })
    return { subject: id, before: { endsAt: null }, after: { endsAt: expect.any(String) } }
  },
  'orders.pause': async () => {
    await admin.client.pauses.begin({ notice: 'Flood' })
    await admin.client.pauses.end()
    return { subject: null, before: null, after: { isPaused: true, notice: 'Flood' } }
  },
  'orders.resume': async () => {
    await admin.client.pauses.begin({ notice: '' })
    await admin.client.pauses.end()
    return { subject: null, before: { isPaused: true }, after: { isPaused: false } }
  },
  'order.place': async () => {
    const { _id: quoteId, total: fee } = await quoteFor(admin)
    const body = { ...parcel, quoteId, fee, customer: { _id: ada.user._id } }
    const { data } = await admin.client.staffOrders.placeDelivery({ headers: {}, body })
    return { subject: data._id }
  },
  'order.codes': async () => {
    const { _id: quoteId, total: fee } = await quoteFor(admin)
    const body = { ...parcel, quoteId, fee, customer: { _id: ada.user._id } }
    const { data } = await admin.client.staffOrders.placeDelivery({ headers: {}, body })
    await admin.client.staffOrders.lookUpCodes({ id: data._id })
    return { subject: data._id, before: null, after: null }
  },
  'order.offer': async () => {
    const rider = await app.rider('Uche Ani')
    await rider.client.offers.setStatus({ online: true })
    const { _id: orderId } = await sendParcel(ada)
    await admin.client.dispatch.offer({ orderId, riderIds: [rider.user._id] })
    await rider.client.offers.setStatus({ online: false })
    return { subject: orderId, before: null, after: { riders: [{ _id: rider.user._id, name: 'Uche Ani' }] } }
  },
  'order.move': async () => {
    const { _id } = await sendParcel(ada)
    await admin.client.orders.move({ id: _id, to: 'cancelled', reason: WHY })
    return { subject: _id, before: { status: 'created' }, after: { status: 'cancelled' }, reason: WHY }
  },
  'transaction.export': async () => {
    await admin.client.payments.exportTransactions({ status: 'failed' })
    return { subject: null, after: { filter: { status: 'failed' } } }
  },
  'journal.export': async () => {
    const period = { from: '2026-03-01', to: '2026-03-31' }
    await admin.client.money.exportJournal(period)
    return { subject: null, after: period }
  },
  'difference.settle': async () => {
    await app.sql`
      insert into ledger_totals (account, cause, shard, amount_kobo, entries) values ('bank', 'payout.paid', 0, 500, 1)`
    await reconcile(admin)
    const { differences } = await admin.client.money.differences({ kind: 'balance.total' })
    const id = differences[0]?._id ?? ''
    await admin.client.money.settle({ id, note: WHY })
    return { subject: id, before: { isSettled: false }, after: { isSettled: true, note: WHY } }
  },
  'payment.refund': async () => {
    const { order, reference } = await paidParcel(app, ada)
    const body = { amount: 100.5, reason: WHY }
    await admin.client.onlinePayments.refund({ headers: {}, params: { reference }, body })
    const left = order.fee - 100.5
    return { subject: order._id, before: { left: order.fee }, after: { left, refund: 100.5 }, reason: WHY }
  },
  'payment.cash': async () => {
    const { order, reference } = await transferParcel(ada)
    await admin.client.onlinePayments.payInCash({ reference })
    const [before, after] = [{ paymentMethod: 'Transfer' }, { paymentMethod: 'Cash' }]
    return { subject: order._id, before, after }
  },
  'payment.close': async () => {
    const id = await insertUnmatchedPayment(app)
    await admin.client.onlinePayments.closeUnmatched({ id, note: 'Asked Paystack.' })
    return { subject: id, before: { isClosed: false }, after: { isClosed: true, note: 'Asked Paystack.' } }
  },
  'conversation.changeStatus': async () => {
    const { _id } = await beginChat(ada)
    const staff = await connect(address, admin.token)
    answered(await staff.say('update_status', { conversationId: _id, status: 'pending' }))
    staff.close()
    return { subject: _id, before: { status: 'active' }, after: { status: 'pending' } }
  },
  'conversation.assign': async () => {
    const { _id } = await beginChat(ada)
    await admin.client.staffChat.assign({ id: _id, accountId: admin.user._id })
    return { subject: _id, before: { assignee: null }, after: { assignee: admin.user.name } }
  },
  'conversation.export': async () => {
    const { _id } = await beginChat(ada)
    await admin.client.staffChat.transcript({ id: _id })
    return { subject: _id }
  },
  'reply.create': async () => {
    const { _id, title, content } = await saveReply()
    return { subject: _id, before: null, after: { title, content } }
  },
  'reply.update': async () => {
    const { _id, title, content } = await saveReply()
    await admin.client.staffChat.updateSavedReply({ id: _id, title, content: 'From 8 to 6.' })
    return { subject: _id, before: { content }, after: { content: 'From 8 to 6.' } }
  },
  'reply.delete': async () => {
    const { _id, title, content } = await saveReply()
    await admin.client.staffChat.removeSavedReply({ id: _id })
    return { subject: _id, before: { title, content }, after: null }
  },
  'message.answer': async () => {
    const id = await message()
    await admin.client.contact.answer({ id, content: 'It comes.', seenAnswers: 0 })
    return { subject: id }
  },
  'message.reopen': async () => {
    const id = await message()
    await admin.client.contact.markAnswered({ id, isAnswered: true })
    await admin.client.contact.markAnswered({ id, isAnswered: false })
    return { subject: id }
  },
  'staff.invite': async () => {
    const { _id, email } = await invite()
    return { subject: _id, before: null, after: { email, role: 'support' } }
  },
  'staff.resend': async () => {
    const { _id } = await invite()
    await admin.client.staff.resendInvitation({ id: _id })
    return { subject: _id }
  },
  'staff.revoke': async () => {
    const { _id } = await invite()
    await admin.client.staff.revokeInvitation({ id: _id })
    return { subject: _id }
  },
  'staff.join': async () => {
    const { email } = await invite()
    const { text } = await app.mailTo(email)
    const token = /\/invitation\?token=([\w-]+)/.exec(text)?.[1] ?? ''
    const name = 'Ifeoma Nwosu'
    await app.client().staff.join({ token, name, mobileNumber: '0803 123 4567', ...passwords })
    const { user, token: session } = await app.client().accounts.login({ email, password: PASSWORD })
    const by = { user, token: session, client: app.client({ token: session }) }
    return { by, subject: user._id, after: { role: 'support' } }
  },
  'staff.changeRole': async () => {
    const { user } = await app.staff('support')
    await admin.client.staff.changeRole({ id: user._id, role: 'finance' })
    return { subject: user._id, before: { role: 'support' }, after: { role: 'finance' } }
  },
  'staff.remove': async () => {
    const { user } = await app.staff('finance')
    await admin.client.staff.remove({ id: user._id })
    return { subject: user._id }
  },
  'staff.resetSecondFactor': async () => {
    const { user } = (await guardedStaff(app)).person
    await admin.client.secondFactor.resetOf({ id: user._id, reason: WHY })
    return { subject: user._id, reason: WHY }
  },
  'account.export': async () => {
    await admin.client.ownData.export()
    return { subject: null, before: null, after: null }
  },
  'account.endSessions': async () => {
    const { user } = await app.customer()
    await admin.client.sessions.endOf({ id: user._id })
    return { subject: user._id, before: null, after: null }
  },
  'account.suspend': async () => {
    const { user } = await app.customer()
    await admin.client.suspensions.suspend({ id: user._id, reason: WHY })
    return { subject: user._id, before: null, after: null, reason: WHY }
  },
  'account.lift': async () => {
    const { user } = await app.customer()
    await admin.client.suspensions.suspend({ id: user._id, reason: WHY })
    await admin.client.suspensions.lift({ id: user._id })
    return { subject: user._id, before: null, after: null }
  },
  'account.agreeToEmail': async () => {
    const { user } = await app.customer()
    const other = await app.staff('admin')
    await other.client.customers.update({ id: user._id, email: `agreed-${user.email}` })
    await admin.client.sessions.agreeToEmail({ id: user._id })
    return { subject: user._id, before: null, after: null }
  },
  'job.retry': async () => {
    await failJob(app.sql)
    await admin.client.operations.retryJobs({ name: 'health-mail' })
    return { subject: null, before: null, after: { jobs: 1 } }
  },
  'passkey.add': async () => {
    const by = await app.staff('support')
    await addPasskey(by, createDevice())
    return { by, subject: by.user._id, before: null, after: null }
  },
  'passkey.remove': async () => {
    const by = await app.staff('support')
    const { _id: id } = await addPasskey(by, createDevice())
    await by.client.passkeys.remove({ id })
    return { by, subject: by.user._id, before: null, after: null }
  },
  'secondFactor.turnOn': async () => {
    const { person: by } = await guardedStaff(app)
    return { by, subject: by.user._id }
  },
  'secondFactor.turnOff': async () => {
    const { person: by, secret } = await guardedStaff(app)
    await by.client.secondFactor.turnOff({ currentPassword: PASSWORD, code: codeOf(secret) })
    return { by, subject: by.user._id }
  },
  'secondFactor.renewCodes': async () => {
    const { person: by, secret } = await guardedStaff(app)
    await by.client.secondFactor.renewRecoveryCodes({ code: codeOf(secret) })
    return { by, subject: by.user._id }
  },
}

const linesOf = async (action: AuditAction): Promise<AuditLine[]> =>
  (await admin.client.audit.list({ action, limit: 200 })).lines

// promise (staff): Every action that the audit log knows leaves its line
test.each(Object.entries(ACTIONS) as [AuditAction, () => Promise<ExpectedLine>][])(
  '%s leaves one line: who, what was touched, and what changed',
  async (action, doing) => {
    const before = await linesOf(action)
    const { by = admin, subject, reason = '', ...changed } = await doing()
    const [line, ...earlier] = await linesOf(action)
    expect(earlier).toEqual(before)
    const { _id, name, role } = by.user
    expect(line).toMatchObject({
      actor: { _id, name, role },
      action,
      subject: { kind: action.split('.')[0], _id: subject, label: expect.stringMatching(/\S/) },
      reason,
      ...changed,
    })
  },
)

// promise (staff): Every action that the audit log knows leaves its line
test('no action of the contract is without a doing here', () => {
  expect(Object.keys(ACTIONS).toSorted()).toEqual(Object.keys(AUDIT_ACTIONS).toSorted())
})

test('of a file each rider who was brought in has a line of their own', async () => {
  const before = await linesOf('rider.register')
  const emails = ['first.filed@ozi.test', 'second.filed@ozi.test']
  const csv = [
    RIDER_COLUMNS.map(({ head }) => head).join(','),
    ...emails.map(
      (email, i) =>
        `Emeka,Nnadi,${email},Male,0803 123 456${i},Motorcycle,Bajaj Boxer,1234567891${i},ABC-12${i}DE`,
    ),
  ].join('\n')
  const { preview } = await admin.client.riderImports.preview({ csv })
  await admin.client.riderImports.import({ csv, plan: preview.plan })
  const lines = (await linesOf('rider.register')).slice(0, -before.length || undefined)
  expect(lines.map(({ after }) => after?.['email']).toSorted()).toEqual(emails)
})
