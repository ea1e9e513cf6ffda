/**
 * What Node is to be started with where remotes are rendered. V8 keeps the code of everything it compiled until several full garbage
 * collections later, each replaced build of a remote included (0.4 MB); a server never compiles the same text twice.
 */
export const renderProcessFlags: readonly string[] = ['--no-compilation-cache'];
