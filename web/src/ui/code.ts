/** The digits of what was typed or pasted ('045-912 ' is '045912'), at most `length` of them. */
export function cleanCode(text: string, length: number): string {
  return text.replace(/\D/g, '').slice(0, length)
}

/** The box where the next digit goes: the last one once all are full. */
export function activeBox(code: string, length: number): number {
  return Math.min(code.length, length - 1)
}

/** The boxes show no other place for it. */
export function keepCaretAtEnd(field: HTMLInputElement): void {
  const end = field.value.length
  if (field.selectionStart === field.selectionEnd) field.setSelectionRange(end, end)
}
