import { useShopDate } from '@headstock/i18n/use-shop-date';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { accountPath } from '#mfe-admin/features/account/account.model.ts';
import { Fact, Facts } from '#mfe-admin/features/account/facts.tsx';
import type { AdminApplicationQuery } from './registrations.generated.ts';

/** An application with everything that helps to decide it. */
export type Application = NonNullable<AdminApplicationQuery['sellerApplication']>;

/** What somebody wrote in their application, and what the shop itself knows of them. Renders `<dl>`s and a `<p>`. */
export function ApplicationFacts({ application }: { readonly application: Application }): ReactNode {
  const formatDay = useShopDate();
  const { account, kind, businessName, registrationNumber, website, about, createdAt, evidence } = application;
  return (
    <>
      <Facts>
        <Fact name={<FormattedMessage id="registrations.applicant" />}>
          <Link to={accountPath(account.id)}>{account.displayName}</Link>
        </Fact>
        <Fact name={<FormattedMessage id="registrations.email" />}>{account.email}</Fact>
        <Fact name={<FormattedMessage id="registrations.kind" />}>
          <FormattedMessage id={`registrations.kind.${kind}`} />
        </Fact>
        <Fact name={<FormattedMessage id="registrations.sent" />}>{formatDay(createdAt)}</Fact>
        {businessName !== null && (
          <Fact name={<FormattedMessage id="registrations.businessName" />}>{businessName}</Fact>
        )}
        {registrationNumber !== null && (
          <Fact name={<FormattedMessage id="registrations.registrationNumber" />}>{registrationNumber}</Fact>
        )}
        {website !== null && (
          <Fact name={<FormattedMessage id="registrations.website" />}>
            <a href={website} target="_blank" rel="noopener noreferrer nofollow">
              {website}
            </a>
          </Fact>
        )}
      </Facts>
      <h3 className="hs-label">
        <FormattedMessage id="registrations.about" />
      </h3>
      <p style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{about}</p>
      <h3 className="hs-label">
        <FormattedMessage id="registrations.evidence" />
      </h3>
      <Facts>
        <Fact name={<FormattedMessage id="registrations.joined" />}>{formatDay(account.createdAt)}</Fact>
        <Fact name={<FormattedMessage id="registrations.verified" />}>
          {evidence.emailVerifiedAt && formatDay(evidence.emailVerifiedAt)}
        </Fact>
        <Fact name={<FormattedMessage id="registrations.secondFactor" />}>
          <FormattedMessage id={evidence.hasSecondFactor ? 'registrations.yes' : 'registrations.no'} />
        </Fact>
        <Fact name={<FormattedMessage id="registrations.purchases" />}>{evidence.purchaseCount}</Fact>
        <Fact name={<FormattedMessage id="registrations.addresses" />}>{evidence.addressCount}</Fact>
        <Fact name={<FormattedMessage id="registrations.denied" />}>{evidence.deniedCount}</Fact>
        <Fact name={<FormattedMessage id="registrations.reports" />}>{evidence.reportCount}</Fact>
      </Facts>
    </>
  );
}
