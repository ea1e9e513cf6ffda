import type { RemotePartModule, SearchPanelProps } from '@headstock/contracts/remotes';
import { withMessages } from '@headstock/i18n/messages';
import { loadSearchMessages } from '#catalog/messages/load-messages.ts';

/** The panel under the search box, with its words. */
export const loadPart: RemotePartModule<SearchPanelProps>['loadPart'] = async ({ locale }) => {
  const [{ SearchPanel }, messages] = await Promise.all([
    import(/* webpackChunkName: "search-panel" */ '#catalog/features/search/search-panel.tsx'),
    loadSearchMessages(locale),
  ]);
  return { Part: withMessages(SearchPanel, messages) };
};
