import type { LocalText } from '#api/platform/locale.ts';

/** What kind of fact it is, which says what of it a sentence must name to rest on it. */
export type FactKind =
  /** What the instrument is: maker, model, year, finish, grade. Its value says it all. */
  | 'name'
  /** What a part is: original, replaced. Said of that part alone. */
  | 'state'
  /** A number with its unit. */
  | 'measure'
  /** A row of the specification, or what the condition report says. */
  | 'text'
  /** What a photograph shows. */
  | 'photograph';

/** Something about an instrument that somebody measured, wrote down or photographed. */
export type Fact = {
  /** Names it: `measures.weight`, `originality.nut`. */
  readonly key: string;
  readonly kind: FactKind;
  readonly label: LocalText;
  /** Empty in a language in which nobody wrote it down. */
  readonly value: LocalText;
  /** The image of a photograph; null for other facts. */
  readonly imageId: string | null;
};
