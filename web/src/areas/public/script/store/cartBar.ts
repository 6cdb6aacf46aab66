import { ITEM_QUANTITY } from '@ozi/contract'
import { type CartItem, keyOf } from '~/cart/cart'
import { readCart, removeFromCart, setQuantity, watchCart } from '~/cart/cartStore'
import { readSession } from '~/session/session'
import { formatNaira } from '~/ui/text/format'
import { cartBarTexts as texts } from '~/languages/en/public/cartBar'
import { CHECKOUT } from '../../shared/checkoutPath'
import { orRegister } from '../../shared/withNext'
import { sayWith } from '../say'
import { asTheSessionIs } from '../wayIn'

/** A little more than the bar is high while its lines are closed. */
const ROOM = '5.5rem'

/** Shows the cart at the bottom of the screen, now and whenever it changes, also in another tab. */
export function showCart(): void {
  watchCart(show)
  asTheSessionIs(show)
}

/** Says aloud what happened to the cart. */
export function tellCart(text: string): void {
  const place = document.querySelector('[data-cart-news]')
  if (place) place.textContent = text
}

function show(): void {
  const account = readSession().data
  const { items, totalItems, totalAmount } = readCart(account?._id)
  const bar = document.querySelector<HTMLElement>('[data-cart]')
  if (!bar) return
  bar.hidden = items.length === 0
  leaveRoom(!bar.hidden)
  write(bar, '[data-cart-count]', sayWith(texts.count, String(totalItems)))
  write(bar, '[data-cart-total]', formatNaira(totalAmount))
  bar.querySelector('[data-cart-checkout]')?.setAttribute('href', orRegister(CHECKOUT, account !== null))
  showLines(bar, items)
  showCounts(items)
}

/** Below the footer, and below what has the focus, so that the bar covers neither. */
function leaveRoom(isShown: boolean): void {
  document.body.style.paddingBottom = isShown ? ROOM : ''
  document.documentElement.style.scrollPaddingBottom = isShown ? ROOM : ''
}

/** How many of each item are in the cart, over its picture. */
function showCounts(items: readonly CartItem[]): void {
  for (const mark of document.querySelectorAll<HTMLElement>('[data-in-cart]')) {
    const pieces = items
      .filter(({ id }) => id === mark.dataset['inCart'])
      .reduce((sum, { quantity }) => sum + quantity, 0)
    mark.hidden = pieces === 0
    mark.textContent = sayWith(texts.inCart, String(pieces))
  }
}

function showLines(bar: HTMLElement, items: readonly CartItem[]): void {
  const list = bar.querySelector('[data-cart-lines]')
  const template = bar.querySelector<HTMLTemplateElement>('template[data-cart-line]')
  if (!list || !template) return
  const focused = focusedIn(list)
  list.replaceChildren(...items.map((item) => lineOf(template, item)))
  if (focused) focusAgain(list, focused)
}

function lineOf(template: HTMLTemplateElement, item: CartItem): DocumentFragment {
  const line = document.importNode(template.content, true)
  const key = keyOf(item)
  const options = (item.options ?? []).map(({ name }) => name)
  write(line, '[data-line-name]', item.item)
  write(line, '[data-line-about]', [...options, item.shop].join(' · '))
  write(line, '[data-line-amount]', formatNaira((item.quantity * Math.round(item.price * 100)) / 100))
  write(line, '[data-line-quantity]', String(item.quantity))
  const less = line.querySelector<HTMLButtonElement>('[data-line-less]')
  const more = line.querySelector<HTMLButtonElement>('[data-line-more]')
  if (less) {
    const isLast = item.quantity <= ITEM_QUANTITY.min
    less.ariaLabel = sayWith(isLast ? texts.remove : texts.less, item.item)
    less.dataset['lineLess'] = key
    less.addEventListener('click', () => {
      if (!isLast) return setQuantity(key, item.quantity - 1)
      removeFromCart(key)
      tellCart(sayWith(texts.removed, item.item))
    })
  }
  if (more) {
    more.ariaLabel = sayWith(texts.more, item.item)
    more.dataset['lineMore'] = key
    more.disabled = item.quantity >= ITEM_QUANTITY.max
    more.addEventListener('click', () => setQuantity(key, item.quantity + 1))
  }
  return line
}

interface LineButton {
  readonly kind: 'lineLess' | 'lineMore'
  readonly key: string
}

/** The button of a line that has the focus, which is lost when the lines are made anew. */
function focusedIn(list: Element): LineButton | null {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || !list.contains(activeElement)) return null
  const { lineLess, lineMore } = activeElement.dataset
  if (lineLess !== undefined) return { kind: 'lineLess', key: lineLess }
  return lineMore === undefined ? null : { kind: 'lineMore', key: lineMore }
}

function focusAgain(list: Element, { kind, key }: LineButton): void {
  const buttons = [...list.querySelectorAll<HTMLButtonElement>('button')]
  const same = buttons.find(({ dataset }) => dataset[kind] === key)
  const next = same?.disabled === false ? same : buttons[0]
  if (next) next.focus()
  else list.closest('details')?.querySelector('summary')?.focus()
}

function write(within: ParentNode, selector: string, text: string): void {
  const place = within.querySelector(selector)
  if (place) place.textContent = text
}
