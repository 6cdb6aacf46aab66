import { contract, type Passkey } from '@ozi/contract'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openAsCustomer } from './fixtures/customer'
import { AT, detailOf, LATER, PARCEL } from './fixtures/orders'
import { id } from './fixtures/people'
import { OFF } from './fixtures/second-factor'
import { answer, change, refused } from './helpers/answers'
import { offer } from './helpers/browser'
import { click, press, question, see, seen } from './helpers/states'

const { passkeys, secondFactor } = contract
const PHONE: Passkey = { _id: id(71), device: 'Chrome on Android', createdAt: AT, usedAt: LATER }
const UNUSED: Passkey = { _id: id(72), device: '', createdAt: AT, usedAt: null }

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('passkeys are accessible in every state', async () => {
  await openAsCustomer('/dashboard/two-step', [answer(secondFactor.read, OFF), refused(passkeys.list)])
  await see('a refusal', 'We could not fetch your passkeys.')
  change(answer(passkeys.list, { passkeys: [] }), answer(passkeys.begin, { options: {} }))
  await press('Retry')
  await seen('No passkey yet.')

  vi.spyOn(PublicKeyCredential, 'parseCreationOptionsFromJSON').mockReturnValue({} as never)
  const create = vi.spyOn(navigator.credentials, 'create')
  create.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  await press('Add a passkey')
  await see('somebody said no', /^Your passkey was not added\. Nothing was confirmed/)
  create.mockRejectedValueOnce(new DOMException('', 'InvalidStateError'))
  await press('Add a passkey')
  await seen(/This device already has one\./)

  const made = Object.assign(Object.create(PublicKeyCredential.prototype), { toJSON: () => ({}) })
  create.mockResolvedValueOnce(made as Credential)
  change(answer(passkeys.add, { passkey: PHONE }), answer(passkeys.list, { passkeys: [PHONE, UNUSED] }))
  await press('Add a passkey')
  await see('the list', 'Unknown device')

  change(refused(passkeys.remove))
  await press('Remove the passkey of Chrome on Android')
  await see('the question', question().getByText('Chrome on Android then needs your password.'))
  await click(question().getByRole('button', { name: 'Remove' }))
  await seen(/^The passkey was not removed\./)
})

test('a passkey is offered after a delivery, until somebody answers', async () => {
  offer({ passkeysOfDevice: true })
  const order = detailOf({ ...PARCEL, status: 'delivered', deliveredAt: AT })
  const answers = [answer(contract.orders.read, { data: order }), answer(passkeys.list, { passkeys: [] })]
  await openAsCustomer(`/dashboard/orders/${PARCEL._id}`, answers)
  const banner = page.getByText(/^Log in by finger/)
  await see('the offer', banner)
  await press('Not now')
  await expect.element(banner).not.toBeInTheDocument()
})
