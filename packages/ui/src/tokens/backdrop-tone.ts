/** The five seamless backdrops an instrument can stand on. */
export const backdropTones = ['surf', 'shell', 'sonic', 'butter', 'fog'] as const;

/** Name of a backdrop. */
export type BackdropTone = (typeof backdropTones)[number];
