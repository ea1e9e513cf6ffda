import { OriginProvider } from '@headstock/i18n/page-head';
import { use } from 'react';
import { useIntl } from 'react-intl';
import { JsonLd } from './json-ld.tsx';
import { pageJsonLd, type PageSubject } from './page-json-ld.model.ts';

/** A page of texts for search engines. */
export function PageData(subject: PageSubject) {
  const locale = useIntl().locale === 'fr' ? 'fr' : 'en';
  return <JsonLd data={pageJsonLd(subject, locale, use(OriginProvider))} />;
}
