/** The five seamless papers an instrument can stand on. */
export const paperTones = ['surf', 'shell', 'sonic', 'butter', 'fog'] as const;

/** Name of a paper. */
export type PaperTone = (typeof paperTones)[number];
