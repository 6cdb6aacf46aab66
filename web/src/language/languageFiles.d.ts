declare module 'virtual:language-files' {
  /** The scripts of each language's texts by `ig/base` (web/language-files.ts); for the server alone. */
  const files: Readonly<Record<string, string>>
  export default files
}
