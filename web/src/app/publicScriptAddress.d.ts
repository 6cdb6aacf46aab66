declare module 'virtual:public-script' {
  /** The address of the script for pages that do not use the framework (web/public-script.ts). */
  const url: string
  export default url
}
