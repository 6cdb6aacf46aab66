export default import.meta.glob('./customer/*.ts', { eager: true, import: 'default' })
