import type { Dictionary } from '~/language/dictionary'
import { api } from './api'
import * as app from './app'
import { chat } from './chat'
import * as account from './customer/account'
import { cart } from './customer/cart'
import { checkout } from './customer/checkout'
import { complaint, complaints } from './customer/complaint'
import * as delivery from './customer/delivery'
import * as live from './customer/delivery-live'
import * as home from './customer/home'
import { item } from './customer/item'
import * as orders from './customer/orders'
import { notificationKinds, notifications } from './customer/notifications'
import { passkeys } from './customer/passkeys'
import { ownData } from './customer/own-data'
import { parcel, pickup } from './customer/parcel'
import { pay, payment } from './customer/payment'
import { payments } from './customer/payments'
import { placing, rightPlace } from './customer/placing'
import * as rating from './customer/rating'
import { receipt } from './customer/receipt'
import { saved } from './customer/saved'
import { secondFactor } from './customer/second-factor'
import { sessions } from './customer/sessions'
import * as shared from './customer/shared'
import { tip } from './customer/tip'
import * as riderFrame from './rider/frame'
import * as riderJob from './rider/job'
import * as riderOffers from './rider/offers'
import { steps } from './rider/steps'
import { bank } from './rider/bank'
import { statement } from './rider/statement'
import { earnings } from './rider/earnings'
import { transfer } from './rider/transfer'
import { work } from './rider/work'
import { conversationWords, customerChat } from './customer/chat'
import * as moments from './moments'
import { map } from './map'
import { server } from './server'
import { ui } from './ui'
import { days, riderDoes } from './words'

/** By namespace; missing texts are shown in English. */
const dictionary: Dictionary = {
  api,
  server,
  ui,
  chat,
  map,
  days,
  'app.beforeAll': app.beforeAll,
  'app.broken': app.broken,
  'app.forOthers': app.forOthers,
  'app.guards': app.guards,
  'order.riderDoes': riderDoes,
  'customer.receipt': receipt,
  'moments.calendar': moments.calendar,
  'moments.durations': moments.durations,
  'moments.opening': moments.opening,
  'moments.spoken': moments.spoken,
  'customer.accountMessages': account.accountMessages,
  'customer.accountRules': account.accountRules,
  'customer.again': orders.again,
  'customer.cancel': orders.cancel,
  'customer.wait': orders.wait,
  'customer.cart': cart,
  'customer.catalogue': home.catalogue,
  'customer.catalogueMessages': home.catalogueMessages,
  'customer.category': home.category,
  'customer.changePassword': account.changePassword,
  'customer.checkout': checkout,
  'customer.notificationKinds': notificationKinds,
  'customer.notifications': notifications,
  'customer.complaint': complaint,
  'customer.complaints': complaints,
  'customer.codes': orders.codes,
  'customer.delivery': delivery.delivery,
  'customer.delivery-live': live.deliveryLive,
  'customer.delivery-live.arrival': live.arrival,
  'customer.delivery-live.hints': live.hints,
  'customer.delivery-live.vehicles': live.vehicles,
  'customer.frame': shared.frame,
  'customer.fareLabels': orders.fareLabels,
  'customer.handOverPhoto': orders.handOverPhoto,
  'customer.home': home.home,
  'customer.item': item,
  'customer.kind': shared.kind,
  'customer.live': orders.live,
  'customer.order': orders.order,
  'customer.orderKind': orders.orderKind,
  'customer.orderMessages': orders.orderMessages,
  'customer.orderPerson': orders.person,
  'customer.orders': orders.orders,
  'customer.pause': shared.pause,
  'customer.pageTitles': shared.pageTitles,
  'customer.placeField': orders.placeField,
  'customer.places': shared.places,
  'customer.parcel': parcel,
  'customer.pay': pay,
  'customer.payment': payment,
  'customer.payments': payments,
  'customer.pickup': pickup,
  'customer.placing': placing,
  'customer.rightPlace': rightPlace,
  'customer.ownData': ownData,
  'customer.passkeys': passkeys,
  'customer.profile': account.profile,
  'customer.ownRating': rating.ownRating,
  'customer.rating': rating.rating,
  'customer.ratingReasons': rating.ratingReasons,
  'customer.receive': delivery.receive,
  'customer.redelivery': orders.redelivery,
  'customer.saved': saved,
  'customer.secondFactor': secondFactor,
  'customer.send': delivery.send,
  'customer.sessions': sessions,
  'customer.share': orders.share,
  'customer.status': shared.status,
  'customer.tip': tip,
  'customer.chat': customerChat,
  'customer.conversationStatus': conversationWords,
  'rider.ask': riderJob.ask,
  'rider.cash': riderFrame.cash,
  'rider.decline': riderOffers.decline,
  'rider.duty': riderOffers.duty,
  'rider.frame': riderFrame.frame,
  'rider.goods': riderJob.goods,
  'rider.job': riderJob.job,
  'rider.offers': riderOffers.offers,
  'rider.sharing': riderFrame.sharing,
  'rider.status': riderJob.status,
  'rider.step': riderJob.step,
  'rider.steps': steps,
  'rider.bank': bank,
  'rider.transfer': transfer,
  'rider.statement': statement,
  'rider.earnings': earnings,
  'rider.work': work,
}

export default dictionary
