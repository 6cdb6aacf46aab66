import { catalogueMessages } from '@ozi/contract'
import { type SoldItem, toCartProduct } from '~/cart/cart'
import { addToCart } from '~/cart/cartStore'
import { catalogueTexts } from '~/languages/en/account/catalogue'
import { itemTexts } from '~/languages/en/customer/item'
import { formatNaira } from '~/ui/text/format'
import { say, sayWith } from '../say'
import { tellCart } from './cartBar'

/** Their buttons put items into the cart instead of leading to the way in. */
export function enhanceAddForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-item]')) enhance(form)
}

function enhance(form: HTMLFormElement): void {
  // Written by StoreItem.tsx of the same release.
  const item = JSON.parse(form.dataset['item'] ?? '{}') as SoldItem
  const groups = [...form.querySelectorAll<HTMLFieldSetElement>('fieldset[data-group]')]
  const chosen = () => [...form.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value)

  function showPrice(): void {
    const price = form.querySelector('.data-price')
    if (price) price.textContent = formatNaira(toCartProduct(item, chosen()).price)
  }

  form.addEventListener('change', () => {
    for (const group of groups) closeWhenFull(group)
    showPrice()
    tellMissing(form, '')
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const missing = groups.filter((group) => checkedIn(group).length < Number(group.dataset['min']))
    const [first] = missing
    if (first) {
      tellMissing(
        form,
        sayWith(itemTexts.chooseFirst, missing.map(({ dataset }) => dataset['group']).join(', ')),
      )
      openOptions(form, true)
      first.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus()
      return
    }
    const outcome = addToCart(toCartProduct(item, chosen()))
    if (outcome !== 'added') {
      tellMissing(form, say(outcome === 'full' ? catalogueTexts.cartFull : catalogueTexts.mostOfOne))
      return
    }
    tellMissing(form, '')
    tellCart(`${say(catalogueMessages.added)}: ${item.name}`)
    form.reset()
    for (const group of groups) closeWhenFull(group)
    showPrice()
    openOptions(form, false)
  })
}

const checkedIn = (group: HTMLFieldSetElement) => group.querySelectorAll('input:checked')

/** A full group takes no further choice until one is taken back. */
function closeWhenFull(group: HTMLFieldSetElement): void {
  const isFull = checkedIn(group).length >= Number(group.dataset['max'])
  for (const input of group.querySelectorAll<HTMLInputElement>('input[type=checkbox]:not([data-sold-out])')) {
    input.disabled = isFull && !input.checked
  }
}

function tellMissing(form: HTMLFormElement, text: string): void {
  const place = form.querySelector('[data-missing]')
  if (place) place.textContent = text
}

function openOptions(form: HTMLFormElement, isOpen: boolean): void {
  const details = form.querySelector('details')
  if (!details || details.open === isOpen) return
  details.open = isOpen
  // The button that had the focus may be gone with the options.
  if (!isOpen) details.querySelector('summary')?.focus()
}
