import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Button } from '@headstock/ui/button';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { type AccountDetails, accountPath } from '#mfe-admin/features/account/account.model.ts';
import { PartRoot } from '#mfe-admin/features/account/facts.tsx';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { DrawerLink } from '#mfe-admin/features/route-drawer/drawer-link.tsx';

/** Props of the part. */
export interface MergesPartProps {
  readonly accountId: string;
  readonly merges: AccountDetails['merges'];
}

/** Mergings of the account with others of its person, and where one is undone. Renders a `<section>`, or nothing. */
export function MergesPart({ accountId, merges }: MergesPartProps): ReactNode {
  const formatDay = useShopDate();
  const mayUndo = useGrants()('people:write');
  if (merges.length === 0) return null;
  return (
    <PartRoot aria-labelledby="account-merges">
      <Heading level={2} step="3" id="account-merges">
        <FormattedMessage id="account.merges" />
      </Heading>
      <ol>
        {merges.map(({ id, kept, closed, mergedBy, reason, mergedAt, reversibleUntil, reversedAt, isReversible }) => (
          <li key={id}>
            <FormattedMessage
              id="account.mergeInto"
              values={{
                closed: <Link to={accountPath(closed.id)}>{closed.displayName}</Link>,
                kept: <Link to={accountPath(kept.id)}>{kept.displayName}</Link>,
              }}
            />
            <small>
              <FormattedMessage
                id={mergedBy ? 'account.mergeBy' : 'account.mergeByNobody'}
                values={{ day: formatDay(mergedAt), name: mergedBy?.displayName, reason }}
              />
            </small>
            {reversedAt !== null && (
              <small>
                <FormattedMessage id="account.mergeUndone" values={{ day: formatDay(reversedAt) }} />
              </small>
            )}
            {isReversible && (
              <small>
                <FormattedMessage id="account.mergeUntil" values={{ day: formatDay(reversibleUntil) }} />
              </small>
            )}
            {isReversible && mayUndo && (
              <Button as={DrawerLink} to={`${accountPath(accountId)}/merges/${id}/undo`} size="small" variant="outline">
                <FormattedMessage id="account.mergeUndo" />
              </Button>
            )}
          </li>
        ))}
      </ol>
    </PartRoot>
  );
}
