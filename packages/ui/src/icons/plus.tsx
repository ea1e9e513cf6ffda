import { createIcon } from './icon.tsx';

/** Lucide's `plus`. Written by scripts/write-icons.ts. */
export const PlusIcon = createIcon('M5 12h14M12 5v14');
