import { API_ROOT, contactMessages, type RefusalBody } from '@ozi/contract'
import { checkContact, type ContactErrors, type ContactField, FIELDS, type Written } from './check'
import { contactTexts as texts } from './texts'

const ANSWER_WITHIN_MS = 30_000

/** Sends the form as JSON; whatever goes wrong, what was typed stays. */
export function enhanceContactForm(form: HTMLFormElement): void {
  const button = form.querySelector('button')
  const summary = form.querySelector<HTMLElement>('[data-summary]')
  if (!button || !summary) return
  let isSending = false
  button.disabled = false

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!isSending) void send()
  })
  form.addEventListener('input', ({ target }) => {
    const field = FIELDS.find((name) => target === controlOf(form, name))
    if (field) mark(form, field, undefined)
  })

  async function send(): Promise<void> {
    const written = read(form)
    const errors = checkContact(written)
    showErrors(errors)
    if (Object.keys(errors).length > 0) return
    busy(true)
    try {
      const answer = await post(written)
      if (answer.kind === 'received') return thank(answer.message)
      showErrors(answer.fields, answer.message)
    } finally {
      busy(false)
    }
  }

  function busy(now: boolean): void {
    isSending = now
    // Not `disabled`, which would throw the focus away.
    button?.setAttribute('aria-disabled', String(now))
    const words = button?.querySelector('span > span')
    if (words) words.textContent = now ? texts.busy : texts.submit
  }

  /** All errors in one place, which takes the focus and leads to each field. */
  function showErrors(errors: ContactErrors, otherwise?: string): void {
    const wrong = FIELDS.flatMap((name) => (errors[name] === undefined ? [] : [{ name, text: errors[name] }]))
    for (const name of FIELDS) mark(form, name, errors[name])
    if (!summary) return
    summary.hidden = wrong.length === 0 && otherwise === undefined
    summary.replaceChildren()
    if (summary.hidden) return
    summary.role = 'alert'
    const title = document.createElement('p')
    title.className = 'text-bad font-semibold'
    title.textContent = wrong.length > 0 ? texts.summary : (otherwise ?? '')
    const list = document.createElement('ul')
    list.className = 'mt-1.5 grid gap-1'
    list.append(...wrong.map(({ name, text }) => linkTo(form, name, text)))
    summary.append(title, ...(wrong.length > 0 ? [list] : []))
    summary.focus()
  }

  function thank(message: string): void {
    const place = document.createElement('div')
    place.tabIndex = -1
    place.role = 'status'
    place.className = 'rounded-card border-line bg-good-wash mt-8 max-w-xl border p-6'
    const words = document.createElement('p')
    words.className = 'text-good text-lg font-semibold'
    words.textContent = message
    const again = document.createElement('button')
    again.type = 'button'
    again.className = 'text-palm mt-3 min-h-12 font-semibold underline underline-offset-4'
    again.textContent = texts.another
    again.addEventListener('click', () => {
      place.replaceWith(form)
      controlOf(form, 'message')?.focus()
    })
    place.append(words, again)
    const typed = controlOf(form, 'message')
    if (typed) typed.value = ''
    form.replaceWith(place)
    place.focus()
  }
}

type Answer =
  | { readonly kind: 'received'; readonly message: string }
  | { readonly kind: 'refused'; readonly fields: ContactErrors; readonly message: string }

async function post(written: Written): Promise<Answer> {
  try {
    const response = await fetch(`${API_ROOT}/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(written),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    if (response.status === 201) return { kind: 'received', message: contactMessages.received }
    // 5xx tells nothing that a person could mend.
    if (response.status >= 500) return { kind: 'refused', fields: {}, message: texts.failed }
    const { message, data } = (await response.json()) as RefusalBody
    return { kind: 'refused', fields: (data?.['fields'] ?? {}) as ContactErrors, message }
  } catch {
    return { kind: 'refused', fields: {}, message: navigator.onLine ? texts.failed : texts.offline }
  }
}

function read(form: HTMLFormElement): Written {
  const valueOf = (name: ContactField) => controlOf(form, name)?.value.trim() ?? ''
  return { name: valueOf('name'), email: valueOf('email'), message: valueOf('message') }
}

function controlOf(form: HTMLFormElement, name: ContactField): HTMLInputElement | HTMLTextAreaElement | null {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : null
}

function linkTo(form: HTMLFormElement, name: ContactField, text: string): HTMLElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = `#${name}`
  link.className = 'underline underline-offset-4'
  link.textContent = text
  link.addEventListener('click', (event) => {
    event.preventDefault()
    controlOf(form, name)?.focus()
  })
  item.append(link)
  return item
}

/** Shows an error beside its field and reads it out with it; none takes it away. */
function mark(form: HTMLFormElement, name: ContactField, error: string | undefined): void {
  const control = controlOf(form, name)
  if (!control) return
  const id = `${name}-error`
  const hint = document.getElementById(`${name}-hint`)
  document.getElementById(id)?.remove()
  control.toggleAttribute('aria-invalid', false)
  control.removeAttribute('aria-describedby')
  if (hint) control.setAttribute('aria-describedby', hint.id)
  if (error === undefined) return
  const words = document.createElement('p')
  words.id = id
  words.className = 'text-bad animate-fade mt-1.5 text-sm font-medium'
  words.textContent = error
  control.after(words)
  control.setAttribute('aria-invalid', 'true')
  control.setAttribute('aria-describedby', hint ? `${id} ${hint.id}` : id)
}
