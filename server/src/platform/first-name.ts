/** The first word of a name, to address somebody by. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
