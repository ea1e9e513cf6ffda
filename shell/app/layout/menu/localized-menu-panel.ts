import { withMessages } from '@headstock/i18n/messages';
import en from '#shell/app/messages/menu.en.json' with { type: 'json' };
import fr from '#shell/app/messages/menu.fr.json' with { type: 'json' };
import { MenuPanel } from './menu-panel.tsx';

export { menuKeyTarget } from './menu-key-target.ts';

/** What opens under a group of the menu row, in each language: the words of its lists come with it, and not with every page. */
export const localizedMenuPanels = {
  en: withMessages(MenuPanel, en),
  fr: withMessages(MenuPanel, fr),
} as const;
