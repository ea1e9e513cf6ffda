/** A store where items can be picked up. */
export interface StoreView {
  readonly id: string;
  /** Street and number. */
  readonly line: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
}

/** Whether an item can only be picked up, needs a case on its way home, or neither. */
export type PickUpKind = 'only' | 'case' | 'plain';
