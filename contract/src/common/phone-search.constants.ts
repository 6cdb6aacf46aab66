/** Only what telephone numbers are written with, and enough of it. */
const TELEPHONE = /^\+?[\d\s().-]{6,}$/

/**
 * A search as searched texts have it. They have telephone numbers as +2348031234567 and as 08031234567; people type
 * them as they are printed: 0803 123 4567, +234 803 123 4567, +234 (0)803-123-4567.
 */
export function searchedText(typed = ''): string {
  const text = typed.trim()
  if (!TELEPHONE.test(text)) return text
  return text.replace(/[^\d+]/g, '').replace(/^(?:\+|00)?2340?(?=\d{7})/, '+234')
}
