/** The backdrop of an image and its colour, for formats that have no transparency. */
const colours = {
  SURF: '#C6DBD0',
  SHELL: '#F0D2CA',
  SONIC: '#C5D8E2',
  BUTTER: '#F1E1AE',
  FOG: '#DEDED8',
} as const;

export type Backdrop = keyof typeof colours;

/** Reads the name of a backdrop; one that is unknown is the plainest of them. */
export function readBackdrop(name: string): Backdrop {
  const isBackdrop = (text: string): text is Backdrop => Object.hasOwn(colours, text);
  return isBackdrop(name) ? name : 'FOG';
}

/** The colour of a backdrop, as #RRGGBB. */
export function backdropColour(backdrop: Backdrop): string {
  return colours[backdrop];
}
