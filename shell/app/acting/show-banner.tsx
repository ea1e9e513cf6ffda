import { CacheProvider } from '@emotion/react';
import type { Locale } from '@headstock/contracts/locale';
import { createEmotionCache } from '@headstock/first-load/emotion-cache';
import type { GraphQLClient } from '@headstock/graphql-client';
import { IntlRoot, type Messages } from '@headstock/i18n/messages';
import { createRoot } from 'react-dom/client';
import { ActingBanner } from './acting-banner.tsx';
import { stayOnTop } from './stay-on-top.ts';

/** What the banner needs of the page. */
export interface BannerPage {
  readonly client: GraphQLClient;
  readonly bootstrap: { readonly locale: Locale; readonly timeZone: string };
}

const loadMessages = (locale: Locale): Promise<{ default: Messages }> =>
  locale === 'fr'
    ? import(/* webpackChunkName: "acting-fr" */ '#shell/app/messages/acting.fr.json')
    : import(/* webpackChunkName: "acting-en" */ '#shell/app/messages/acting.en.json');

/** Shows the banner over every page, in a root of its own: no layout, error page or dialog is without it. */
export async function showBanner({ client, bootstrap }: BannerPage): Promise<void> {
  const { default: messages } = await loadMessages(bootstrap.locale);
  const host = document.createElement('div');
  host.id = 'acting-banner';
  document.body.append(host);
  createRoot(host).render(
    <CacheProvider value={createEmotionCache()}>
      <IntlRoot locale={bootstrap.locale} messages={messages} timeZone={bootstrap.timeZone}>
        <ActingBanner client={client} />
      </IntlRoot>
    </CacheProvider>,
  );
  stayOnTop(host);
}
