import { CachedMarkup, type PartKind } from '@headstock/first-load/cached-markup';
import { mainContentId } from '@headstock/ui/main-content';
import { SkipLink } from '@headstock/ui/skip-link';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBootstrapData } from '#shell/app/bootstrap-data.ts';
import { PromoBanner } from './banner/promo-banner.tsx';
import { ContactStrip } from './contact-strip.tsx';
import { ConsentSlot } from './consent/consent-slot.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { LazyNewsletterModal } from './newsletter/lazy-newsletter-modal.tsx';
import { ScriptlessNotice } from './scriptless-notice.tsx';
import { Overlays } from './widgets/overlays.tsx';

/** One for each language, and as many again while staff changes the messages. */
const banners: PartKind = { limit: 8 };

/** The shop around a page: banner, sticky header, content, footer, and what opens over it. */
export function DefaultLayout({ children }: { readonly children: ReactNode }): ReactNode {
  const { locale } = useIntl();
  const { banner } = useBootstrapData();
  return (
    <>
      <SkipLink target={mainContentId}>
        <FormattedMessage id="shell.layout.skip-to-content" />
      </SkipLink>
      <ConsentSlot />
      <CachedMarkup kind={banners} id={locale + JSON.stringify(banner)}>
        {() => <PromoBanner />}
      </CachedMarkup>
      <Header />
      <ContactStrip />
      <ScriptlessNotice />
      <main id={mainContentId} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Overlays />
      <LazyNewsletterModal />
    </>
  );
}
