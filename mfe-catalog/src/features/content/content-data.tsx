import { OriginProvider } from '@headstock/i18n/page-head';
import { use } from 'react';
import { useIntl } from 'react-intl';
import { JsonLd } from '#mfe-catalog/features/format/json-ld.tsx';
import { contentData, type ContentSubject } from './content-json-ld.model.ts';

/** A page of texts for search engines. */
export function ContentData(subject: ContentSubject) {
  const locale = useIntl().locale === 'fr' ? 'fr' : 'en';
  return <JsonLd data={contentData(subject, locale, use(OriginProvider))} />;
}
