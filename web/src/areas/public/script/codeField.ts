import { CODE } from '@ozi/contract'
import { activeBox, cleanCode, keepCaretAtEnd } from '~/ui/field/cleanCode'

/** Draws the digits of the single input into its boxes, and extracts the code from pasted text. */
export function enhanceCodeField(field: HTMLInputElement): { readonly clear: () => void } {
  const boxes = field.parentElement?.querySelectorAll<HTMLElement>('[aria-hidden] > span') ?? []

  function draw(): void {
    const active = document.activeElement === field ? activeBox(field.value, CODE.length) : -1
    for (const [at, box] of [...boxes].entries()) {
      box.textContent = field.value[at] ?? ''
      box.toggleAttribute('data-filled', at < field.value.length)
      box.toggleAttribute('data-active', at === active)
    }
  }

  function write(text: string): void {
    const code = cleanCode(text, CODE.length)
    if (code !== field.value) field.value = code
    draw()
  }

  field.addEventListener('input', () => write(field.value))
  field.addEventListener('paste', (event) => {
    // Pasting replaces what was typed, so that pasting the right code corrects a wrong one.
    const code = cleanCode(event.clipboardData?.getData('text') ?? '', CODE.length)
    if (code === '') return
    event.preventDefault()
    field.value = code
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  field.addEventListener('focus', draw)
  field.addEventListener('blur', draw)
  field.addEventListener('select', () => keepCaretAtEnd(field))
  field.addEventListener('click', () => keepCaretAtEnd(field))
  write(field.value)
  return { clear: () => write('') }
}
