import { storeProfile } from '@headstock/contracts/store-profile';
import { PageHead } from '@headstock/i18n/page-head';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { PageDataIsland } from '#mfe-catalog/features/structured-data/page-data-island.ts';
import { PageIntro } from '#mfe-catalog/features/content/page-intro.tsx';
import { FaqList } from '#mfe-catalog/features/faq/faq-list.tsx';
import type { loader } from './faqs-loader.ts';

export { loadPageData as loadIslands } from '#mfe-catalog/features/structured-data/page-data-island.ts';

/** The frequently asked questions. */
export function Component() {
  const { questions } = useLoaderData<typeof loader>();
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'faq.title' });
  const crumbs = [
    { label: intl.formatMessage({ id: 'catalog.home' }), path: '/' },
    { label: title, path: '/faqs' },
  ];
  const { phone } = storeProfile;
  return (
    <>
      <PageHead title={title} description={intl.formatMessage({ id: 'faq.description' })} path="/faqs" />
      <PageDataIsland crumbs={crumbs} groups={questions} />
      <PageIntro
        crumbs={crumbs}
        title={title}
        lead={<FormattedMessage id="faq.lead" values={{ phone: <a href={phone.href}>{phone.label}</a> }} />}
      />
      <FaqList groups={questions} />
    </>
  );
}
