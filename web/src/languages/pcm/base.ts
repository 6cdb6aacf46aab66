export default import.meta.glob('./base/*.ts', { eager: true, import: 'default' })
