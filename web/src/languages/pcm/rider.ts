export default import.meta.glob('./rider/*.ts', { eager: true, import: 'default' })
