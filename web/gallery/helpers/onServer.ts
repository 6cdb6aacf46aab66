// In place of what runs at the server: the pages' loaders.
export const pageServerContext = {}
export const inOneLanguage = () => undefined
