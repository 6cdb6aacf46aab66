import { SUCCESS_NOTICE_MS } from '~/ui/notice/notice'
import { say } from './say'

/**
 * Shows a dialog with a title, a text and OK, from NoticeTemplates. An error waits for OK; a success closes
 * by itself after 5 s. The focus returns to where it was.
 */
export function showNotice(kind: 'success' | 'error', title: string, text: string): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-notice="${kind}"]`)
  const dialog = template && document.importNode(template.content, true).querySelector('dialog')
  const head = dialog?.querySelector('h2')
  const words = dialog?.querySelector(`[id="${dialog.getAttribute('aria-describedby') ?? ''}"]`)
  if (!dialog || !head || !words) return
  head.textContent = say(title)
  words.textContent = say(text)
  const close = () => dialog.close()
  dialog.querySelector('button')?.addEventListener('click', close)
  dialog.addEventListener('mousedown', ({ target }) => {
    // A click whose target is the dialog itself is outside its content.
    if (target === dialog) close()
  })
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  if (kind === 'success') setTimeout(close, SUCCESS_NOTICE_MS)
}
