import { useCallback, useState } from 'react';

/** A part of the shell whose code is loaded on demand. */
export interface LazyModule<Module> {
  readonly loaded: Module | null;
  readonly isLoading: boolean;
  /** Loads it; resolves to undefined when that fails. A later call tries again. */
  readonly load: () => Promise<Module | undefined>;
}

/** Loads a module on demand. A failed load throws nothing: the visitor can try again, and the link next to it works. */
export function useLazyModule<Module>(importModule: () => Promise<Module>): LazyModule<Module> {
  const [loaded, setLoaded] = useState<Module | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const load = useCallback(async () => {
    setIsLoading(true);
    try {
      const module = await importModule();
      setLoaded(() => module);
      return module;
    } catch {
      return undefined;
    } finally {
      setIsLoading(false);
    }
  }, [importModule]);
  return { loaded, isLoading, load };
}
