/** The digits of typed or pasted text ('045-912 ' becomes '045912'), at most `length` of them. */
export function cleanCode(text: string, length: number): string {
  return text.replace(/\D/g, '').slice(0, length)
}

/** The box of the next digit; the last one if all are full. */
export function activeBox(code: string, length: number): number {
  return Math.min(code.length, length - 1)
}

/** The boxes cannot show the caret anywhere else. */
export function keepCaretAtEnd(field: HTMLInputElement): void {
  const end = field.value.length
  if (field.selectionStart === field.selectionEnd) field.setSelectionRange(end, end)
}
