import styled from '@emotion/styled';
import { readFormType } from '@headstock/contracts/forms';
import { storeProfile } from '@headstock/contracts/store-profile';
import { graphqlClientContext } from '@headstock/graphql-client';
import { PageHead } from '@headstock/i18n/page-head';
import { Breadcrumbs } from '@headstock/ui/breadcrumbs';
import { down } from '@headstock/ui/breakpoints';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { CatalogFormDraftDocument } from '#mfe-catalog/features/forms/form.generated.ts';
import {
  answersOfAddress,
  draftOf,
  makeFormKey,
  sentOfAddress,
  type FormView,
} from '#mfe-catalog/features/forms/form-view.model.ts';
import { NextSteps } from '#mfe-catalog/features/forms/next-steps.tsx';
import { SentState } from '#mfe-catalog/features/forms/sent-state.tsx';
import { ShopForm } from '#mfe-catalog/features/forms/shop-form.tsx';

/** A form with what the address says of it. Asks the server only for a form that came back without scripts. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<FormView> {
  const type = readFormType(params['type']);
  if (!type) throw data(null, { status: 404 });
  const search = new URL(request.url).searchParams;
  const view = { type, key: makeFormKey(), sent: sentOfAddress(search) };
  const id = search.get('draft');
  if (id) {
    const client = context.get(graphqlClientContext);
    const draft = draftOf(await client.query(CatalogFormDraftDocument, { id }, { signal: request.signal }), type);
    if (draft) return { ...view, answers: draft.answers, draft };
  }
  return { ...view, answers: answersOfAddress(type, search), draft: null };
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  gap: 48px clamp(32px, 6vw, 96px);
  padding-block: 32px 96px;
  & > aside {
    align-self: start;
    padding: 28px;
    border-radius: var(--hs-r-control);
    background: var(--hs-sunken);
    & > h2 {
      margin-bottom: 20px;
    }
    & > p {
      margin-top: 24px;
    }
  }
  ${down('tabletMedium')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Head = styled.header`
  display: grid;
  gap: 12px;
  padding-block: 16px 0;
  & > .hs-lead {
    max-width: 34em;
  }
`;

/** The page of a form: contact, repair, appraisal, consignment, or anything else. */
export function Component() {
  const view = useLoaderData<typeof loader>();
  const intl = useIntl();
  const { type, sent, draft } = view;
  const title = intl.formatMessage({ id: `catalog.form.title.${type}` });
  const lead = intl.formatMessage({ id: `catalog.form.lead.${type}` });
  const crumbs = [{ label: intl.formatMessage({ id: 'catalog.form.home' }), to: '/' }, { label: title }];
  return (
    <div className="hs-wrap">
      <PageHead title={title} description={lead} {...(sent || draft ? {} : { path: `/forms/${type}` })} />
      {sent ? (
        <SentState view={view} />
      ) : (
        <>
          <Head>
            <Breadcrumbs label={intl.formatMessage({ id: 'catalog.form.crumbs' })} crumbs={crumbs} />
            <h1>{title}</h1>
            <p className="hs-lead">{lead}</p>
          </Head>
          <Layout>
            <ShopForm key={`${type} ${draft?.id ?? ''}`} view={view} />
            <aside aria-labelledby="form-next">
              <h2 id="form-next" className="hs-3">
                <FormattedMessage id="catalog.form.next" />
              </h2>
              <NextSteps type={type} />
              <p>
                <FormattedMessage
                  id="catalog.form.call"
                  values={{ phone: <a href={storeProfile.phone.href}>{storeProfile.phone.label}</a> }}
                />
              </p>
            </aside>
          </Layout>
        </>
      )}
    </div>
  );
}
