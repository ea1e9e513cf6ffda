import type { ListingText } from '@headstock/contracts/listing-document';
import { photographLimits, type PhotographShot } from '@headstock/contracts/photographs';
import type { PhotographView } from './photograph.ts';

/** The list with one entry in another place. Places outside the list are its ends. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = list[from];
  const target = Math.max(0, Math.min(to, list.length - 1));
  if (entry === undefined || from === target) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(target, 0, entry);
}

/** The place that a key moves a photograph to, or null for other keys. */
export function placeAfterKey(key: string, index: number, count: number): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(0, index - 1);
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(count - 1, index + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * The list with a photograph that has arrived. Files arrive in any order; among those that were chosen here it stands in the order of
 * choosing (`turns`, by photograph), whatever was moved meanwhile. One that is in the list already stays where it is.
 */
export function inserted(
  list: readonly PhotographView[],
  photograph: PhotographView,
  turns: ReadonlyMap<string, number>,
): readonly PhotographView[] {
  if (list.some(({ id }) => id === photograph.id)) return list;
  const turn = turns.get(photograph.id) ?? Number.POSITIVE_INFINITY;
  const turnOf = ({ id }: PhotographView): number | undefined => turns.get(id);
  const before = list.findLastIndex((other) => (turnOf(other) ?? Number.POSITIVE_INFINITY) < turn);
  if (before >= 0) return list.toSpliced(before + 1, 0, photograph);
  const after = list.findIndex((other) => (turnOf(other) ?? Number.NEGATIVE_INFINITY) > turn);
  return after >= 0 ? list.toSpliced(after, 0, photograph) : [...list, photograph];
}

/** The list with a photograph as it is after an edit; what was said of it stays. */
export const replaced = (list: readonly PhotographView[], edited: PhotographView): readonly PhotographView[] =>
  list.map((known) => (known.id === edited.id ? { ...edited, shot: known.shot, alt: known.alt } : known));

/** The list with a photograph that shows something else. */
export const retagged = (
  list: readonly PhotographView[],
  id: string,
  shot: PhotographShot | null,
): readonly PhotographView[] => list.map((known) => (known.id === id ? { ...known, shot } : known));

/** The list with a photograph of which something else is written. */
export const described = (list: readonly PhotographView[], id: string, alt: ListingText): readonly PhotographView[] =>
  list.map((known) => (known.id === id ? { ...known, alt } : known));

/** Whether a photograph is too small to be published, or smaller than advised. */
export function sizeProblem({ width, height }: Pick<PhotographView, 'width' | 'height'>): 'small' | 'soft' | null {
  const longer = Math.max(width, height);
  if (longer < photographLimits.publishSide) return 'small';
  return longer < photographLimits.advisedSide ? 'soft' : null;
}

/** The shots of a list that no photograph shows yet. */
export const missingShots = (
  list: readonly PhotographView[],
  shots: readonly PhotographShot[],
): readonly PhotographShot[] => shots.filter((shot) => !list.some((photograph) => photograph.shot === shot));

/** Why a file is not even sent. */
export type FileProblem = 'size' | 'kind' | 'missing' | 'count';

const { types, extensions, bytes } = photographLimits;

/** What is wrong with a file before it is sent. Browsers that know no HEIC give its files no type: then the name decides. */
export function fileProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): FileProblem | null {
  const isKnown =
    types.some((known) => known === type) || extensions.some((ending) => name.toLowerCase().endsWith(ending));
  if (!isKnown) return 'kind';
  if (size === 0) return 'missing';
  return size > bytes ? 'size' : null;
}
