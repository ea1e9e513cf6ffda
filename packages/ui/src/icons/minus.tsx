import { createIcon } from './icon.tsx';

/** Lucide's `minus`. Written by scripts/write-icons.ts. */
export const MinusIcon = createIcon('M5 12h14');
