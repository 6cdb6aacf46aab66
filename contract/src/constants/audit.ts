// Enumerations
/**
 * The staff's actions that the audit log records, with names fit to show. The part before the dot is the kind
 * of subject. An action in use must not be renamed: audit lines are never changed.
 */
export const AUDIT_ACTIONS = {
  'user.update': 'Changed a customer',
  'user.delete': 'Deleted a customer',
  'rider.register': 'Registered a rider',
  'rider.update': 'Changed a rider',
  'rider.delete': 'Deleted a rider',
  'rider.remit': 'Recorded cash that a rider handed in',
  'rider.reverseRemittance': 'Took back cash recorded as handed in',
  'vendor.register': 'Registered a vendor',
  'vendor.update': 'Changed a vendor',
  'vendor.delete': 'Deleted a vendor',
  'vendor.hours': 'Changed the opening hours of a shop',
  'item.create': 'Added an item',
  'item.update': 'Changed an item',
  'item.delete': 'Deleted an item',
  'item.import': 'Imported items from a file',
  'tariff.create': 'Created the pricing configuration',
  'tariff.update': 'Changed the prices',
  'terms.update': 'Changed what riders and shops earn',
  'payout.make': 'Made a batch of payouts',
  'payout.approve': 'Approved a batch of payouts',
  'payout.withdraw': 'Withdrew a batch of payouts',
  'payout.export': 'Saved the transfers of a batch for the bank',
  'payout.settle': 'Said what became of payouts',
  'order.place': 'Placed an order for a caller',
  'order.move': 'Changed the status of an order',
  'order.offer': 'Offered an order to riders',
  'order.codes': 'Looked up the hand-over codes of an order',
  'closure.add': 'Closed roads',
  'closure.end': 'Opened closed roads again',
  'transaction.export': 'Exported transactions',
  'payment.refund': 'Paid money back',
  'payment.close': 'Closed a payment that was set aside',
  'conversation.changeStatus': 'Changed the status of a conversation',
  'conversation.assign': 'Assigned a conversation',
  'conversation.export': 'Exported a conversation',
  'reply.create': 'Saved a reply',
  'reply.update': 'Changed a saved reply',
  'reply.delete': 'Deleted a saved reply',
  'message.answer': 'Marked a message answered',
  'message.reopen': 'Reopened a message',
  'staff.invite': 'Invited somebody to the staff',
  'staff.resend': 'Sent an invitation again',
  'staff.revoke': 'Took an invitation back',
  'staff.join': 'Joined the staff',
  'staff.changeRole': 'Changed the role of a colleague',
  'staff.remove': 'Removed a colleague',
  'staff.resetSecondFactor': 'Reset somebody’s two-step login',
  'account.endSessions': 'Ended the sessions of an account',
  'job.retry': 'Retried failed jobs',
  'secondFactor.turnOn': 'Turned two-step login on',
  'secondFactor.turnOff': 'Turned two-step login off',
  'secondFactor.renewCodes': 'Made new recovery codes',
} as const satisfies Record<string, string>

// Messages
export const auditMessages = {
  none: 'Nothing has been changed yet.',
  noMatch: 'Nothing in the audit log matches your search.',
  /** Replaces values that are never stored: a password, a code, a national identification number. */
  secret: 'not kept',
  /** Replaces the personal data of a deleted person. */
  erased: 'erased',
} as const
