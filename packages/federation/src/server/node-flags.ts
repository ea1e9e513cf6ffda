/**
 * Node flags for processes that render remotes. V8 caches all compiled code until several full garbage collections later, including every
 * replaced build of a remote (0.4 MB); a server never compiles the same source twice.
 */
export const renderProcessFlags: readonly string[] = ['--no-compilation-cache'];
