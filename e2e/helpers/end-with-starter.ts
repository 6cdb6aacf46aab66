/**
 * Loaded into a server that a test or a benchmark starts: ends it as soon as its starter has ended, even if that was
 * killed or ran out of time.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// Otherwise the channel would keep the server running.
process.channel?.unref()
