import styled from '@emotion/styled';
import { PageHead } from '@headstock/i18n/page-head';
import { Heading } from '@headstock/ui/heading';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { appraisalsList } from '#mfe-admin/features/appraisals/appraisals-list.ts';
import { EstimateRange } from '#mfe-admin/features/appraisals/appraisals-table.tsx';
import { ConsignmentPart } from '#mfe-admin/features/appraisals/consignment-part.tsx';
import { EstimateForm } from '#mfe-admin/features/appraisals/estimate-form.tsx';
import { OwnerAnswer } from '#mfe-admin/features/appraisals/owner-answer.tsx';
import { FormAnswers } from '#mfe-admin/features/forms/form-answers.tsx';
import { FormMentions } from '#mfe-admin/features/forms/form-mentions.tsx';
import { FormPictures } from '#mfe-admin/features/forms/form-pictures.tsx';
import { FormSteps } from '#mfe-admin/features/forms/form-steps.tsx';
import { formPath } from '#mfe-admin/features/forms/forms-list.ts';
import { StateBadge } from '#mfe-admin/features/forms/state-badge.tsx';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { ValuationForm } from '#mfe-admin/features/valuation/valuation-form.tsx';
import { ValuationResult } from '#mfe-admin/features/valuation/valuation-result.tsx';
import type { AppraisalData } from './appraisal-loader.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  & > header {
    display: grid;
    gap: 10px;
    justify-items: start;
    & > p {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 8px 14px;
    }
  }
  & > .sides {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 460px), 1fr));
    gap: 28px 40px;
    align-items: start;
    & > div {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 28px;
    }
  }
`;

const PartRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  padding-top: 18px;
  border-top: 1px solid var(--hs-line);
`;

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <PartRoot aria-labelledby={id}>
      <Heading level={2} step="3" id={id}>
        <FormattedMessage id={title} />
      </Heading>
      {children}
    </PartRoot>
  );
}

function Head({ appraisal: { form, estimate } }: Pick<AppraisalData, 'appraisal'>): ReactNode {
  const title = useIntl().formatMessage({ id: 'appraisals.one' }, { reference: form.reference, about: form.about });
  const mayOpenForm = useGrants()('content:read');
  return (
    <header>
      <PageHead title={title} />
      <Link to={appraisalsList.path} className="hs-small">
        <FormattedMessage id="appraisals.all" />
      </Link>
      <Heading level={1} step="2">
        {title}
      </Heading>
      <p>
        <StateBadge state={form.state} />
        {estimate && <EstimateRange estimate={estimate} />}
        <span className="hs-mute">
          <Moment iso={form.createdAt} />
        </span>
        {form.assignee && (
          <span className="hs-mute">
            <FormattedMessage id="appraisals.with" values={{ name: form.assignee.name }} />
          </span>
        )}
        {mayOpenForm && (
          <Link to={formPath(form.id)}>
            <FormattedMessage id="appraisals.toForm" />
          </Link>
        )}
      </p>
    </header>
  );
}

/** `/admin/appraisals/{id}`: what was asked, what others fetched, the answer, and the consignment that comes of it. */
export function Component(): ReactNode {
  const { appraisal, address, valuation } = useLoaderData<AppraisalData>();
  const { form, estimate } = appraisal;
  const mayWrite = useGrants()('catalogue:write');
  const isOpen = form.state === 'ANSWERED' || form.state === 'ACCEPTED';
  return (
    <Root key={form.id}>
      <Head appraisal={appraisal} />
      <div className="sides">
        <div>
          <Part title="appraisals.request">
            <FormPictures pictures={form.pictures} />
            <FormAnswers form={form} />
            <FormMentions mentions={form.mentions} />
          </Part>
          {form.steps.length > 0 && (
            <Part title="forms.steps">
              <FormSteps steps={form.steps} />
            </Part>
          )}
        </div>
        <div>
          {mayWrite && form.isAnswerable && (
            <Part title="appraisals.answer">
              <EstimateForm key={estimate?.at ?? ''} appraisal={appraisal} valuation={valuation} />
            </Part>
          )}
          {((estimate && isOpen) || appraisal.listing) && (
            <Part title="appraisals.consignment">
              <ConsignmentPart appraisal={appraisal} />
            </Part>
          )}
          {mayWrite && (
            <Part title={estimate ? 'appraisals.ownerSays' : 'forms.handling'}>
              <OwnerAnswer appraisal={appraisal} />
            </Part>
          )}
        </div>
      </div>
      <Part title="appraisals.valuation">
        <ValuationForm key={JSON.stringify(address)} address={address} />
        {valuation ? (
          <ValuationResult valuation={valuation} />
        ) : (
          <p className="hs-mute">
            <FormattedMessage id="valuation.nothing" />
          </p>
        )}
      </Part>
    </Root>
  );
}
