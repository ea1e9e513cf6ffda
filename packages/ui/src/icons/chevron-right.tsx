import { createIcon } from './icon.tsx';

/** Lucide's `chevron-right`. Written by scripts/write-icons.ts. */
export const ChevronRightIcon = createIcon('M9 18l6-6-6-6');
