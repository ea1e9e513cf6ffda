import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Button } from '@headstock/ui/button';
import { formatMoney } from '@headstock/ui/format-money';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { DrawerLink } from '#mfe-admin/features/route-drawer/drawer-link.tsx';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { accountFlags, type AccountDetails, accountPath } from './account.model.ts';
import { Fact, Facts, PartRoot } from './facts.tsx';

/** Who it is and how to reach them. Renders a `<section>`. */
export function ContactPart({ details }: { readonly details: AccountDetails }): ReactNode {
  const formatDay = useShopDate();
  const { account, locale, lastSeenAt, deletionDueAt } = details;
  const { firstName, lastName, email, emailVerifiedAt, phone, bio, createdAt } = account;
  return (
    <PartRoot aria-labelledby="account-contact">
      <Heading level={2} step="3" id="account-contact">
        <FormattedMessage id="account.contact" />
      </Heading>
      <Facts>
        <Fact name={<FormattedMessage id="account.name" />}>{[firstName, lastName].filter(Boolean).join(' ')}</Fact>
        <Fact name={<FormattedMessage id="account.email" />}>
          {email !== null && <a href={`mailto:${email}`}>{email}</a>}
        </Fact>
        <Fact name={<FormattedMessage id="account.verified" />}>
          {emailVerifiedAt === null ? <FormattedMessage id="account.unverified" /> : formatDay(emailVerifiedAt)}
        </Fact>
        <Fact name={<FormattedMessage id="account.phone" />}>{phone && <a href={`tel:${phone}`}>{phone}</a>}</Fact>
        <Fact name={<FormattedMessage id="account.language" />}>
          <FormattedMessage id={`account.language.${locale}`} />
        </Fact>
        <Fact name={<FormattedMessage id="account.joined" />}>{formatDay(createdAt)}</Fact>
        <Fact name={<FormattedMessage id="account.lastSeen" />}>{lastSeenAt && formatDay(lastSeenAt)}</Fact>
        {deletionDueAt !== null && (
          <Fact name={<FormattedMessage id="account.deletion" />}>{formatDay(deletionDueAt)}</Fact>
        )}
        {bio && <Fact name={<FormattedMessage id="account.bio" />}>{bio}</Fact>}
      </Facts>
    </PartRoot>
  );
}

/** What the account may be and do, and where that is changed. Renders a `<section>`. */
export function RightsPart({
  account,
  isClosed,
}: Pick<AccountDetails, 'account'> & { readonly isClosed: boolean }): ReactNode {
  const mayChange = useGrants()('people:write') && !isClosed;
  const has = accountFlags.filter((flag) => account[flag]);
  return (
    <PartRoot aria-labelledby="account-rights">
      <header>
        <Heading level={2} step="3" id="account-rights">
          <FormattedMessage id="account.rights" />
        </Heading>
        {mayChange && (
          <Button as={DrawerLink} to={`${accountPath(account.id)}/rights`} size="small" variant="outline">
            <FormattedMessage id="account.changeRights" />
          </Button>
        )}
      </header>
      {has.length === 0 ? (
        <p className="hs-mute">
          <FormattedMessage id="account.noRights" />
        </p>
      ) : (
        <ul>
          {has.map((flag) => (
            <li key={flag}>
              <FormattedMessage id={`account.flag.${flag}`} />
              {flag === 'isAdmin' && account.staffRole && (
                <small>
                  <FormattedMessage id="account.hasRole" values={{ role: account.staffRole.name }} />
                </small>
              )}
            </li>
          ))}
        </ul>
      )}
    </PartRoot>
  );
}

/** How much of each kind belongs to the account, with the way to it. Renders a `<section>`. */
export function BelongingsPart({ details }: { readonly details: AccountDetails }): ReactNode {
  const intl = useIntl();
  const { account, purchaseCount, saleCount, offerCount, listingCount } = details;
  const search = encodeURIComponent(account.email ?? account.username);
  const links = [
    ['purchases', purchaseCount, `/profile/selling/orders?seller=all&search=${search}`],
    ['sales', saleCount, null],
    ['offers', offerCount, null],
    ['listings', listingCount, listingCount > 0 ? `/shop?seller=${encodeURIComponent(account.username)}` : null],
  ] as const;
  return (
    <PartRoot aria-labelledby="account-belongings">
      <Heading level={2} step="3" id="account-belongings">
        <FormattedMessage id="account.belongings" />
      </Heading>
      <Facts>
        {links.map(([key, count, to]) => (
          <Fact key={key} name={<FormattedMessage id={`account.${key}`} />}>
            {to === null || count === 0 ? count : <Link to={to}>{count}</Link>}
          </Fact>
        ))}
        {account.storeCredits?.map(({ id, isTrade, balance }) => (
          <Fact key={id} name={<FormattedMessage id={isTrade ? 'account.tradeCredits' : 'account.storeCredits'} />}>
            {formatMoney(balance.amountCents ?? 0, intl)}
          </Fact>
        ))}
        <Fact name={<FormattedMessage id="account.addresses" />}>
          <Link to={`/profile/settings/addresses?account=${account.id}`}>
            <FormattedMessage id="account.openAddresses" />
          </Link>
        </Fact>
      </Facts>
    </PartRoot>
  );
}
