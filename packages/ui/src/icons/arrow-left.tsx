import { createIcon } from './icon.tsx';

/** Lucide's `arrow-left`. Written by scripts/write-icons.ts. */
export const ArrowLeftIcon = createIcon('M12 19l-7-7 7-7M19 12H5');
