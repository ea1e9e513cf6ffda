import { CacheProvider, type EmotionCache } from '@emotion/react';
import { GraphQLClientProvider, type GraphQLClient } from '@headstock/graphql-client';
import type { Store } from '@headstock/event-bus';
import { IntlRoot, type Messages } from '@headstock/i18n/messages';
import { OriginProvider } from '@headstock/i18n/page-head';
import { currencyScript } from './currency/shown-currency.ts';
import { themeScript } from '@headstock/ui/theme';
import { Provider } from 'jotai';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { BootstrapDataProvider, type BootstrapData } from './bootstrap-data.ts';
import { RemoteLoaderProvider, type RemoteLoader } from './federation/remote-loader.ts';

export interface DocumentProps {
  readonly bootstrap: BootstrapData;
  readonly messages: Messages;
  readonly cache: EmotionCache;
  readonly store: Store;
  readonly client: GraphQLClient;
  readonly loader: RemoteLoader;
  /** On the server only; in the browser React leaves these as they are. */
  readonly head?: { readonly nonce: string; readonly stylesheet: string };
  /** Called in the browser once the document has hydrated, except for pending Suspense boundaries. */
  readonly onHydrated?: () => void;
  readonly children: ReactNode;
}

const iconColor = { light: '#F7F6F3', dark: '#111315' };

/** Shared pages hold no token, so this script copies the visitor's from its cookie. */
const tokenScript = `document.querySelector('meta[name=csrf-token]').content=(/(?:^|; )__Host-csrf-token=([^;]*)/.exec(document.cookie)||/(?:^|; )csrf-token=([^;]*)/.exec(document.cookie)||[])[1]||''`;

/** The whole document, `<html>`, with the providers that pages use. */
export function Document(props: DocumentProps): ReactNode {
  const { bootstrap, messages, cache, store, client, loader, head, onHydrated, children } = props;
  const tellHydrated = useEffectEvent(() => onHydrated?.());
  useEffect(() => tellHydrated(), []);
  return (
    <html lang={bootstrap.locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="csrf-token" content="" suppressHydrationWarning />
        <meta name="theme-color" content={iconColor.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={iconColor.dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script
          nonce={head?.nonce}
          suppressHydrationWarning
          // The script is a constant of ours: it applies the chosen theme, and makes room for another currency, before the first paint.
          dangerouslySetInnerHTML={{ __html: `${themeScript};${currencyScript};${tokenScript}` }}
        />
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: head?.stylesheet ?? '' }} />
      </head>
      <body>
        <BootstrapDataProvider value={bootstrap}>
          <CacheProvider value={cache}>
            <Provider store={store}>
              <RemoteLoaderProvider value={loader}>
                <GraphQLClientProvider value={client}>
                  <OriginProvider value={bootstrap.origin}>
                    <IntlRoot locale={bootstrap.locale} messages={messages} timeZone={bootstrap.timeZone}>
                      {children}
                    </IntlRoot>
                  </OriginProvider>
                </GraphQLClientProvider>
              </RemoteLoaderProvider>
            </Provider>
          </CacheProvider>
        </BootstrapDataProvider>
      </body>
    </html>
  );
}
