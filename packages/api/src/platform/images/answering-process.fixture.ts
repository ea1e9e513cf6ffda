/** A process that answers each message with its id. */
process.on('disconnect', () => process.exit(0));
process.on('message', () => process.send?.(process.pid));
