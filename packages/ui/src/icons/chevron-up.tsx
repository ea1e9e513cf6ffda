import { createIcon } from './icon.tsx';

/** Lucide's `chevron-up`. Written by scripts/write-icons.ts. */
export const ChevronUpIcon = createIcon('M18 15l-6-6-6 6');
