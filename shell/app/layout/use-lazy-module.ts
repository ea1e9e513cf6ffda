import { useCallback, useState } from 'react';

/** Something of the shell whose code comes when it is wanted. */
export interface Lazily<Piece> {
  readonly Piece: Piece | null;
  /** It was asked for and is on its way. */
  readonly busy: boolean;
  /** Fetches it; resolves to undefined when it cannot be had. A later call tries again. */
  readonly fetch: () => Promise<Piece | undefined>;
}

/** Loads a piece on demand. A failed load throws nothing: the visitor can ask again, and the link beside it works. */
export function useLazily<Piece>(load: () => Promise<Piece>): Lazily<Piece> {
  const [Piece, setPiece] = useState<Piece | null>(null);
  const [busy, setBusy] = useState(false);
  const fetch = useCallback(async () => {
    setBusy(true);
    try {
      const loaded = await load();
      setPiece(() => loaded);
      return loaded;
    } catch {
      return undefined;
    } finally {
      setBusy(false);
    }
  }, [load]);
  return { Piece, busy, fetch };
}
