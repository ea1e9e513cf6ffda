import type { RemoteWidgetModule, SearchPanelProps } from '@headstock/contracts/remotes';
import { withMessages } from '@headstock/i18n/messages';
import { searchMessages } from '#mfe-catalog/messages/load-messages.ts';

/** The panel under the search box, with its words. */
export const loadWidget: RemoteWidgetModule<SearchPanelProps>['loadWidget'] = async ({ locale }) => {
  const [{ SearchPanel }, messages] = await Promise.all([
    import(/* webpackChunkName: "search-panel" */ '#mfe-catalog/features/search/search-panel.tsx'),
    searchMessages.load(locale),
  ]);
  return { Widget: withMessages(SearchPanel, messages) };
};
