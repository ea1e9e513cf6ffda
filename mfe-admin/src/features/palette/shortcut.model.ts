/** What a key anywhere in the back office does. */
export type Shortcut = 'palette' | 'search' | 'help' | 'go';

/** A key as a keyboard event has it. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The shortcut of a key; null for every other key, and while somebody types for all but the palette's. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey }: PressedKey, isTyping: boolean): Shortcut | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'palette' : null;
  if (isTyping) return null;
  if (key === '/') return 'search';
  if (key === '?') return 'help';
  return key === 'g' ? 'go' : null;
}
