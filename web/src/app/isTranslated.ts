/** Pages that people open on the way: they are kept for use without a network. */
export const isKeptOffline = (pathname: string): boolean => /^\/(dashboard|rider)(\/|$)/.test(pathname)

export const isOfShops = (pathname: string): boolean => /^\/vendor(\/|$)/.test(pathname)

/** Pages that exist in all languages; those of the staff are English. */
export const isTranslated = (pathname: string): boolean => isKeptOffline(pathname) || isOfShops(pathname)
