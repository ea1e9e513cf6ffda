import { PageHead } from '@headstock/i18n/page-head';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { UnsavedForms } from '#mfe-account/features/leave-guard/unsaved-forms.tsx';
import { ListPage } from '#mfe-account/features/list-page/list-page.tsx';
import { ReturnAnswerForm } from '#mfe-account/features/returns/answer-form.tsx';
import { ReturnHead } from '#mfe-account/features/returns/return-head.tsx';
import { ReturnTimeline } from '#mfe-account/features/returns/return-timeline.tsx';
import type { Return } from '#mfe-account/features/returns/return.model.ts';
import { useLiveReturn } from '#mfe-account/features/returns/use-live-return.ts';

/** `/profile/selling/returns/:id`: what a buyer wants to send back, and the seller's answer. */
export function Component(): ReactNode {
  const request = useLoaderData<Return>();
  const { formatMessage } = useIntl();
  useLiveReturn(request.orderId);
  return (
    <ListPage>
      <PageHead title={formatMessage({ id: 'returns.titleSelling' })} path={`/profile/selling/returns/${request.id}`} />
      <header>
        <Link to="/profile/selling/orders" className="hs-small">
          <FormattedMessage id="profile.page.orders" />
        </Link>
        <Heading level={1} step="1">
          <FormattedMessage id="returns.titleSelling" />
        </Heading>
      </header>
      <ReturnHead {...request} side="selling" />
      <ReturnTimeline request={request} side="selling" />
      {request.actions.includes('APPROVE') && (
        <section aria-labelledby="return-answer">
          <Heading level={2} step="2" id="return-answer">
            <FormattedMessage id="returns.answerTitle" />
          </Heading>
          <UnsavedForms>
            <ReturnAnswerForm id={request.id} />
          </UnsavedForms>
        </section>
      )}
    </ListPage>
  );
}
