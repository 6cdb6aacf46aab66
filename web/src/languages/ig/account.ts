export default import.meta.glob('./account/*.ts', { eager: true, import: 'default' })
