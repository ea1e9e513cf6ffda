import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { ReactNode } from 'react';
import { KitchenSink } from '@headstock/ui/kitchen-sink';
import { themeScript } from '@headstock/ui/theme';

const pictures = ['gold', 'fiesta', 'parlor', 'es', 'bass', '1962', 'blonde', 'arch'].map((name) => `${name}-body`);

/** Props of the preview's document. */
export interface PreviewDocumentProps {
  cache: EmotionCache;
  /** Addresses of the fonts to preload. */
  fonts: readonly string[];
  /** Puts the side's router around the content. */
  route: (content: ReactNode) => ReactNode;
}

/** The whole document of the preview, the same on both sides. Renders `<html>`. */
export function PreviewDocument({ cache, fonts, route }: PreviewDocumentProps) {
  return (
    <CacheProvider value={cache}>
      <html lang="en" suppressHydrationWarning>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width,initial-scale=1" />
          <title>Kitchen sink</title>
          <script dangerouslySetInnerHTML={{ __html: themeScript }} />
          {fonts.map((href) => (
            <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
          ))}
          <link rel="stylesheet" href="/global.css" />
          <link rel="icon" href="data:," />
        </head>
        <body>
          {route(
            <main>
              <h1 className="hs-vh">Kitchen sink</h1>
              <KitchenSink pictures={pictures} feature="gold-full" />
            </main>,
          )}
        </body>
      </html>
    </CacheProvider>
  );
}
