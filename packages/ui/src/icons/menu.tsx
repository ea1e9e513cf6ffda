import { createIcon } from './icon.tsx';

/** Lucide's `menu`. Written by scripts/write-icons.ts. */
export const MenuIcon = createIcon('M4 5h16M4 12h16M4 19h16');
