/** A key as a keyboard event has it. */
export interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What a key does in a table: goes to a row, maybe choosing all on the way, chooses the row, chooses all rows, or opens the row. */
export type RowCommand =
  | { readonly kind: 'go'; readonly to: number; readonly isRange: boolean }
  | { readonly kind: 'choose' | 'choose-all' | 'clear' | 'open' };

/** Rows that Page Up and Page Down skip. */
const PAGE = 10;

/** The command of a key at a row of a table with `count` rows; null for all other keys. */
export function rowCommand(event: Key, index: number, count: number): RowCommand | null {
  const { key, shiftKey, altKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  if (altKey || count === 0) return null;
  if (isCommand) return key.toLowerCase() === 'a' ? { kind: 'choose-all' } : null;
  const go = (to: number): RowCommand => ({
    kind: 'go',
    to: Math.min(Math.max(to, 0), count - 1),
    isRange: shiftKey && key.length > 1,
  });
  switch (key) {
    case 'ArrowDown':
    case 'j':
      return go(index + 1);
    case 'ArrowUp':
    case 'k':
      return go(index - 1);
    case 'PageDown':
      return go(index + PAGE);
    case 'PageUp':
      return go(index - PAGE);
    case 'Home':
      return go(0);
    case 'End':
      return go(count - 1);
    case ' ':
    case 'x':
      return { kind: 'choose' };
    case 'Enter':
      return { kind: 'open' };
    case 'Escape':
      return { kind: 'clear' };
    default:
      return null;
  }
}
