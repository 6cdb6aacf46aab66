declare module 'virtual:public-script' {
  /** The address of the script for pages that do not use the framework (web/scripts-apart.ts). */
  const url: string
  export default url
}

declare module 'virtual:form-script' {
  /** The address of the script for the ways in. */
  const url: string
  export default url
}

declare module 'virtual:contact-script' {
  /** The address of the script for /contact. */
  const url: string
  export default url
}

declare module 'virtual:invitation-script' {
  /** The address of the script for the page on which the invited join the staff. */
  const url: string
  export default url
}

declare module 'virtual:store-script' {
  /** The address of the script for the public pages of shops. */
  const url: string
  export default url
}
