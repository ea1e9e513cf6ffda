import { createIcon } from './icon.tsx';

/** Lucide's `arrow-right`. Written by scripts/write-icons.ts. */
export const ArrowRightIcon = createIcon('M5 12h14M12 5l7 7-7 7');
