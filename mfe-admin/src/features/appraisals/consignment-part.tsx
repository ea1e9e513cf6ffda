import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useRevalidator } from 'react-router';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { RefusalNotice } from '#mfe-admin/features/staff-action/refusal-notice.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { AdminAppraisalConsignDocument, type AppraisalWholeFragment } from './appraisals.generated.ts';

const Root = styled.div`
  display: grid;
  gap: 14px;
  & > .acts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px 16px;
  }
`;

/** Begins the consignment of an appraised instrument, and leads on with it to its draft and to the bench. Renders a `<div>`. */
export function ConsignmentPart({ appraisal }: { readonly appraisal: AppraisalWholeFragment }): ReactNode {
  const { id, listing, isTakenIn, form } = appraisal;
  const client = useGraphQLClient();
  const { revalidate } = useRevalidator();
  const { isBusy, refusal, run } = useStaffAction();
  const mayWrite = useGrants()('catalogue:write');
  const account = form.mentions.find(({ kind }) => kind === 'ACCOUNT');
  async function consign(): Promise<void> {
    const seen = { id, version: form.version };
    const answer = await run(
      async () => (await client.mutate(AdminAppraisalConsignDocument, seen, { quiet: true })).appraisalConsign,
    );
    if (answer?.success) void revalidate();
  }
  if (listing)
    return (
      <Root>
        <p>
          <FormattedMessage id={isTakenIn ? 'appraisals.takenIn' : 'appraisals.drafted'} />
        </p>
        <div className="acts">
          {!isTakenIn && (
            <Button as={Link} to={`/admin/bench?appraisal=${id}`} size="small">
              <FormattedMessage id="appraisals.toBench" />
            </Button>
          )}
          <Button as={Link} to={`/profile/selling/listings/${listing.id}`} size="small" variant="outline">
            <FormattedMessage id="appraisals.toDraft" />
          </Button>
        </div>
      </Root>
    );
  return (
    <Root>
      <RefusalNotice refusal={refusal} />
      <p className="hs-mute">
        <FormattedMessage id="appraisals.consignLead" />
      </p>
      {!account && (
        <Notice tone="warn">
          <FormattedMessage id="appraisals.noMember" values={{ email: form.email }} />
        </Notice>
      )}
      {mayWrite && (
        <div className="acts">
          <Button busy={isBusy} onClick={() => void consign()}>
            <FormattedMessage id="appraisals.consign" />
          </Button>
          {account && (
            <Link to={`/admin/accounts/${account.id}`}>
              <FormattedMessage id="appraisals.toAccount" />
            </Link>
          )}
        </div>
      )}
    </Root>
  );
}
