import { createIcon } from './icon.tsx';

/** Lucide's `check`. Written by scripts/write-icons.ts. */
export const CheckIcon = createIcon('M20 6 9 17l-5-5');
