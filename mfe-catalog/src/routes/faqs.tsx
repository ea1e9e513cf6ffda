import { storeProfile } from '@headstock/contracts/store-profile';
import { graphqlClientContext } from '@headstock/graphql-client';
import { PageHead } from '@headstock/i18n/page-head';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { DataIsland, loadData } from '#mfe-catalog/features/content/data-island.ts';
import { Intro } from '#mfe-catalog/features/content/intro.tsx';
import {
  CatalogQuestionsDocument,
  type CatalogQuestionsQuery,
} from '#mfe-catalog/features/content/questions.generated.ts';
import { Questions } from '#mfe-catalog/features/content/questions.tsx';

export { loadData as loadIslands };

/** All questions in their groups. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<CatalogQuestionsQuery> {
  return context.get(graphqlClientContext).query(CatalogQuestionsDocument, {}, { signal: request.signal });
}

/** The questions that the shop is asked, with their answers. */
export function Component() {
  const { questions } = useLoaderData<typeof loader>();
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'catalog.faq.title' });
  const crumbs = [
    { label: intl.formatMessage({ id: 'catalog.home' }), path: '/' },
    { label: title, path: '/faqs' },
  ];
  const { phone } = storeProfile;
  return (
    <>
      <PageHead title={title} description={intl.formatMessage({ id: 'catalog.faq.description' })} path="/faqs" />
      <DataIsland crumbs={crumbs} groups={questions} />
      <Intro
        crumbs={crumbs}
        title={title}
        lead={<FormattedMessage id="catalog.faq.lead" values={{ phone: <a href={phone.href}>{phone.label}</a> }} />}
      />
      <Questions groups={questions} />
    </>
  );
}
