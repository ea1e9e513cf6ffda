import { createIcon } from './icon.tsx';

/** Lucide's `arrow-down-up`. Written by scripts/write-icons.ts. */
export const SortIcon = createIcon('M3 16l4 4 4-4M7 20V4M21 8l-4-4-4 4M17 4v16');
