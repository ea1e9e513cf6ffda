import type { BackdropTone } from '@headstock/ui/backdrop-tone';
import { atom } from 'jotai';

/** An item that was selected for comparison, as the comparison bar shows it. */
export interface ComparedItem {
  readonly id: string;
  readonly name: string;
  /** Id of the picture in the crop `card`. */
  readonly picture: string;
  readonly backdrop: BackdropTone;
}

/** The items selected for comparison in this browser, in order. Empty until the comparison's code is loaded. */
export const comparedItemsAtom = atom<readonly ComparedItem[]>([]);

/** The key in `localStorage`. */
export const comparisonStorageKey = 'headstock-compare';
