import { useCallback, useState, type ComponentType } from 'react';

/** What a piece of the shell is loaded by: `() => import('./menu-drawer.tsx')`, named. */
export type Load<Props> = () => Promise<ComponentType<Props>>;

/** A piece of the shell whose code comes when it is wanted. */
export interface Lazily<Props> {
  readonly Piece: ComponentType<Props> | null;
  /** It was asked for and is on its way. */
  readonly busy: boolean;
  /** Fetches it; resolves to whether it is there. A later call tries again. */
  readonly fetch: () => Promise<boolean>;
}

/** Loads a piece on demand. A failed load throws nothing: the visitor can ask again, and the link beside it works. */
export function useLazily<Props>(load: Load<Props>): Lazily<Props> {
  const [Piece, setPiece] = useState<ComponentType<Props> | null>(null);
  const [busy, setBusy] = useState(false);
  const fetch = useCallback(async () => {
    setBusy(true);
    try {
      const Loaded = await load();
      setPiece(() => Loaded);
      return true;
    } catch {
      return false;
    } finally {
      setBusy(false);
    }
  }, [load]);
  return { Piece, busy, fetch };
}
