import { createIcon } from './icon.tsx';

/** Lucide's `chevron-down`. Written by scripts/write-icons.ts. */
export const ChevronDownIcon = createIcon('M6 9l6 6 6-6');
