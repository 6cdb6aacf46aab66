import { AUDIT_ACTIONS, isPermission, type AuditAction } from '@ozi/contract'
import { expect, test } from 'vitest'
import { startAppForFile } from '../test/start-app-for-file.ts'
import { listCalls } from '../test/calls.ts'

const app = await startAppForFile()
const admin = await app.admin()

/** A call that leaves no audit line, and the reason. */
interface NoAuditLine {
  readonly because: string
}
const savesNothing: NoAuditLine = { because: 'It shows what would come of something, and saves nothing.' }
const saysWhatIsRead: NoAuditLine = { because: 'It says what the staff has read, and changes nothing else.' }

/** The audit action that each changing call of the staff records. */
const LEAVES: Readonly<Record<string, AuditAction | NoAuditLine>> = {
  'sessions.endOf': 'account.endSessions',
  'sessions.agreeToEmail': 'account.agreeToEmail',
  'staff.invite': 'staff.invite',
  'staff.resendInvitation': 'staff.resend',
  'staff.revokeInvitation': 'staff.revoke',
  'staff.changeRole': 'staff.changeRole',
  'secondFactor.resetOf': 'staff.resetSecondFactor',
  'staff.remove': 'staff.remove',
  'customers.update': 'user.update',
  'customers.remove': 'user.delete',
  'riders.register': 'rider.register',
  'riders.update': 'rider.update',
  'riders.remove': 'rider.delete',
  'riderImports.preview': savesNothing,
  'riderImports.import': 'rider.register',
  'vendors.register': 'vendor.register',
  'vendors.update': 'vendor.update',
  'vendors.remove': 'vendor.delete',
  'hours.updateOfShop': 'vendor.hours',
  'staffCatalogue.createItem': 'item.create',
  'staffCatalogue.updateItem': 'item.update',
  'staffCatalogue.deleteItem': 'item.delete',
  'itemImports.previewOfShop': savesNothing,
  'itemImports.importOfShop': 'item.import',
  'tariffs.create': 'tariff.create',
  'tariffs.updatePricePerKm': 'tariff.update',
  'tariffs.updateDeliveryFee': 'tariff.update',
  'tariffs.updateServiceFee': 'tariff.update',
  'tariffs.updateSurge': 'tariff.update',
  'tariffs.updatePrices': 'tariff.update',
  'tariffs.preview': savesNothing,
  'earnings.updateTerms': 'terms.update',
  'earnings.previewTerms': savesNothing,
  'onlinePayments.refund': 'payment.refund',
  'onlinePayments.closeUnmatched': 'payment.close',
  'suspensions.suspend': 'account.suspend',
  'suspensions.lift': 'account.lift',
  'payouts.confirmAccount': 'payout.confirm',
  'payouts.make': 'payout.make',
  'payouts.approve': 'payout.approve',
  'payouts.withdraw': 'payout.withdraw',
  'payouts.file': 'payout.export',
  'payouts.settle': 'payout.settle',
  'payouts.transfer': 'payout.transfer',
  'staffOrders.placeDelivery': 'order.place',
  'staffOrders.payBackCash': 'order.payBackCash',
  'staffOrders.lookUpCodes': 'order.codes',
  'dispatch.offer': 'order.offer',
  'closures.preview': savesNothing,
  'closures.add': 'closure.add',
  'closures.end': 'closure.end',
  'pauses.begin': 'orders.pause',
  'pauses.end': 'orders.resume',
  'money.exportJournal': 'journal.export',
  'money.reconcile': { because: 'It compares, and changes no money. The run keeps who asked for it.' },
  'money.settle': 'difference.settle',
  'payments.exportTransactions': 'transaction.export',
  'cash.recordRemittance': 'rider.remit',
  'cash.reverseRemittance': 'rider.reverseRemittance',
  'contact.markRead': saysWhatIsRead,
  'contact.answer': 'message.answer',
  'contact.markAnswered': 'message.answer',
  'operations.retryJob': 'job.retry',
  'operations.retryJobs': 'job.retry',
  'staffChat.markUnread': saysWhatIsRead,
  'staffChat.assign': 'conversation.assign',
  'staffChat.addNote': { because: 'A note names who wrote it and when, and nobody changes or removes it.' },
  'staffChat.createSavedReply': 'reply.create',
  'staffChat.updateSavedReply': 'reply.update',
  'staffChat.removeSavedReply': 'reply.delete',
}

/** Actions of calls that are not only for staff, that only read, or that come over the socket. */
const BESIDE: readonly AuditAction[] = [
  'secondFactor.turnOn',
  'secondFactor.turnOff',
  'secondFactor.renewCodes',
  'passkey.add',
  'passkey.remove',
  'account.export',
  'user.leave',
  'rider.leave',
  'vendor.leave',
  'staff.leave',
  'order.move',
  'payment.cash',
  'message.reopen',
  'staff.join',
  'conversation.changeStatus',
  'conversation.export',
]

// promise (staff): Every call that changes something has its line in the audit log, or a reason
test('every call that changes something has an audit line or a reason', () => {
  const changing = listCalls().filter(({ method, access }) => method !== 'GET' && isPermission(access))
  expect(Object.keys(LEAVES).toSorted()).toEqual(changing.map(({ name }) => name).toSorted())
})

test('these calls and the actions beside them are all there are', () => {
  const left = Object.values(LEAVES).filter((leaves) => typeof leaves === 'string')
  expect([...new Set([...left, ...BESIDE])].toSorted()).toEqual(Object.keys(AUDIT_ACTIONS).toSorted())
})

/** If several calls record the same action, each one is tested. */
test('each way of changing the prices leaves a line of its own', async () => {
  const { tariffs } = admin.client
  await tariffs.create({ pricePerKm: 50, deliveryFee: 100, serviceFee: 25 })
  const changes = [
    [() => tariffs.updatePricePerKm({ pricePerKm: 60 }), { pricePerKm: 60 }],
    [() => tariffs.updateDeliveryFee({ deliveryFee: 110 }), { deliveryFee: 110 }],
    [() => tariffs.updateServiceFee({ serviceFee: 30 }), { serviceFee: 30 }],
    [() => tariffs.updatePrices({ roundUpTo: 50 }), { roundUpTo: 50 }],
    [() => tariffs.updateSurge({ surgeMultiplier: 1.5, surgeActive: true }), { surgeMultiplier: 1.5 }],
  ] as const
  for (const [index, [change, after]] of changes.entries()) {
    await change()
    const { lines } = await admin.client.audit.list({ action: 'tariff.update' })
    expect(lines).toHaveLength(index + 1)
    expect(lines[0]).toMatchObject({ actor: { _id: admin.user._id }, after })
  }
})
