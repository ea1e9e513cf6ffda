import styled from '@emotion/styled';
import { storeProfile } from '@headstock/contracts/store-profile';
import { PageHead } from '@headstock/i18n/page-head';
import { Breadcrumbs } from '@headstock/ui/breadcrumbs';
import { down } from '@headstock/ui/breakpoints';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { NextSteps } from '#mfe-catalog/features/forms/next-steps.tsx';
import { FormSent } from '#mfe-catalog/features/forms/form-sent.tsx';
import { ShopForm } from '#mfe-catalog/features/forms/shop-form.tsx';
import type { loader } from './form-loader.ts';

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
  const title = intl.formatMessage({ id: `form.title.${type}` });
  const lead = intl.formatMessage({ id: `form.lead.${type}` });
  const crumbs = [{ label: intl.formatMessage({ id: 'form.home' }), to: '/' }, { label: title }];
  return (
    <div className="hs-wrap">
      <PageHead title={title} description={lead} {...(sent || draft ? {} : { path: `/forms/${type}` })} />
      {sent ? (
        <FormSent view={view} />
      ) : (
        <>
          <Head>
            <Breadcrumbs label={intl.formatMessage({ id: 'form.breadcrumbs' })} crumbs={crumbs} />
            <h1>{title}</h1>
            <p className="hs-lead">{lead}</p>
          </Head>
          <Layout>
            <ShopForm key={`${type} ${draft?.id ?? ''}`} view={view} />
            <aside aria-labelledby="form-next">
              <h2 id="form-next" className="hs-3">
                <FormattedMessage id="form.nextSteps" />
              </h2>
              <NextSteps type={type} />
              <p>
                <FormattedMessage
                  id="form.call"
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
