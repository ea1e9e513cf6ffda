import type { BackdropTone } from '@headstock/ui/backdrop-tone';
import { atom } from 'jotai';

/** An item that was chosen to be compared: what the tray shows of it. */
export interface ComparedItem {
  readonly id: string;
  readonly name: string;
  /** Id of the picture in the crop `card`. */
  readonly picture: string;
  readonly backdrop: BackdropTone;
}

/** The items that this browser chose to compare, in their order. Empty until the tray's code is there. */
export const comparedItemsAtom = atom<readonly ComparedItem[]>([]);

/** Where they are kept. */
export const comparisonStorageKey = 'headstock-compare';
