declare module 'virtual:public-script' {
  /** The address of the script of pages without the framework's (web/public-script.ts). */
  const url: string
  export default url
}
