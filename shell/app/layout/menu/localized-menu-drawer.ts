import { withMessages } from '@headstock/i18n/messages';
import en from '#shell/app/messages/menu.en.json' with { type: 'json' };
import fr from '#shell/app/messages/menu.fr.json' with { type: 'json' };
import { MenuDrawer } from './menu-drawer.tsx';

/** The menu of narrow screens in each language, its words with its code. */
export const localizedMenuDrawers = {
  en: withMessages(MenuDrawer, en),
  fr: withMessages(MenuDrawer, fr),
} as const;
