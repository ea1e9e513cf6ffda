import { createIcon } from './icon.tsx';

/** Lucide's `x`. Written by scripts/write-icons.ts. */
export const XIcon = createIcon('M18 6 6 18M6 6l12 12');
