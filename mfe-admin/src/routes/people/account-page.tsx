import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, Outlet, useLoaderData } from 'react-router';
import { RoleBadges } from '#mfe-admin/features/accounts/role-badges.tsx';
import { BelongingsPart, ContactPart, RightsPart } from '#mfe-admin/features/account/account-overview.tsx';
import {
  ApplicationsPart,
  HistoryPart,
  ImpersonationsPart,
  SignInsPart,
} from '#mfe-admin/features/account/account-record.tsx';
import { type AccountDetails, accountPath } from '#mfe-admin/features/account/account.model.ts';
import { MergesPart } from '#mfe-admin/features/account-merge/merges-part.tsx';
import { TwoStepResetsPart } from '#mfe-admin/features/two-step-reset/two-step-resets-part.tsx';
import { AuditLink } from '#mfe-admin/features/audit/audit-link.tsx';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { DrawerLink } from '#mfe-admin/features/route-drawer/drawer-link.tsx';
import { CoveredPageHead } from '#mfe-admin/features/route-drawer/covered-page-head.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  max-width: 960px;
  & > header {
    display: grid;
    gap: 10px;
    & > div {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 10px 16px;
    }
  }
`;

/** `/admin/accounts/{id}`: a member with what they may do, what belongs to them and what happened. Drawers open over it. */
export function Component(): ReactNode {
  const details = useLoaderData<AccountDetails>();
  const { account } = details;
  const mayAct = useGrants()('people:write') && !account.isAdmin && !details.isMerged;
  const path = accountPath(account.id);
  return (
    <Root>
      <CoveredPageHead path={path} title={account.displayName} />
      <header>
        <Link to="/admin/accounts" className="hs-small">
          <FormattedMessage id="account.all" />
        </Link>
        <div>
          <Heading level={1} step="2">
            {account.displayName}
          </Heading>
          <RoleBadges account={account} />
        </div>
        <div>
          <span className="hs-mute">@{account.username}</span>
          <AuditLink id={account.id} />
          {mayAct && (
            <Button as={DrawerLink} to={`${path}/act`} size="small" variant="outline">
              <FormattedMessage id="account.act" />
            </Button>
          )}
          {mayAct && (
            <Button as={DrawerLink} to={`${path}/merge`} size="small" variant="outline">
              <FormattedMessage id="account.merge" />
            </Button>
          )}
        </div>
        {details.isMerged && (
          <Notice tone="warn">
            <FormattedMessage id="account.closedByMerge" />
          </Notice>
        )}
      </header>
      <ContactPart details={details} />
      <TwoStepResetsPart details={details} />
      <MergesPart accountId={account.id} merges={details.merges} />
      <RightsPart account={account} isClosed={details.isMerged} />
      <BelongingsPart details={details} />
      <ApplicationsPart applications={details.applications} />
      <ImpersonationsPart impersonations={details.impersonations} />
      <SignInsPart details={details} />
      <HistoryPart history={details.history} />
      <Outlet />
    </Root>
  );
}
