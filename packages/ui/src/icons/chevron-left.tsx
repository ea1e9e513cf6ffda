import { createIcon } from './icon.tsx';

/** Lucide's `chevron-left`. Written by scripts/write-icons.ts. */
export const ChevronLeftIcon = createIcon('M15 18l-6-6 6-6');
