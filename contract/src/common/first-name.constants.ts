/** What people in Nigeria put before a name; each also with a full stop, or in brackets. */
const TITLES = new Set(
  [
    'mr mrs miss ms master mister madam madame sir lady ma',
    'dr doctor prof professor engr engineer barr barrister arc pharm nurse capt captain col gen hon',
    'rev reverend fr father sr sister sis bro brother pastor pst evang evangelist apostle bishop deacon deaconess imam mallam malam alhaji alhaja',
    'chief otunba nze ichie lolo ezinna ezinne oga mama mummy papa daddy aunty auntie uncle dede de da',
  ].flatMap((line) => line.split(' ')),
)

const isTitle = (word: string): boolean => TITLES.has(word.toLowerCase().replaceAll(/[.()]/g, ''))

/** The first word of a name, to address somebody by, with what stands before it: 'Mama Ngozi', 'Rev. Fr. Peter'. */
export function firstNameOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = words.findIndex((word) => !isTitle(word))
  return (first === -1 ? words : words.slice(0, first + 1)).join(' ')
}
