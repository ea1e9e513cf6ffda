import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Button } from '@headstock/ui/button';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { type AccountDetails, accountPath } from '#mfe-admin/features/account/account.model.ts';
import { PartRoot } from '#mfe-admin/features/account/facts.tsx';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { DrawerLink } from '#mfe-admin/features/route-drawer/drawer-link.tsx';

/** Whether something can be decided about a request. */
export const isOpenReset = ({ state }: AccountDetails['twoStepResets'][number]): boolean =>
  state === 'WAITING' || state === 'APPROVED';

/** Requests of an account whose owner lost phone and recovery codes, and where one is decided. Renders a `<section>`, or nothing. */
export function TwoStepResetsPart({ details }: { readonly details: AccountDetails }): ReactNode {
  const formatMoment = useShopDate();
  const mayDecide = useGrants()('security:write');
  const { account, twoStepResets } = details;
  if (twoStepResets.length === 0) return null;
  return (
    <PartRoot aria-labelledby="account-resets">
      <Heading level={2} step="3" id="account-resets">
        <FormattedMessage id="account.resets" />
      </Heading>
      <ol>
        {twoStepResets.map((reset) => (
          <li key={reset.id}>
            <FormattedMessage
              id={`account.reset.${reset.state}`}
              values={{ due: reset.dueAt && formatMoment(reset.dueAt, 'moment') }}
            />
            <small>
              <FormattedMessage
                id="account.resetAsked"
                values={{ moment: formatMoment(reset.confirmedAt, 'moment') }}
              />
            </small>
            {reset.state === 'WAITING' && reset.dueAt && (
              <small>
                <FormattedMessage id="account.resetDue" values={{ due: formatMoment(reset.dueAt, 'moment') }} />
              </small>
            )}
            {reset.removesPasskeys && (
              <small>
                <FormattedMessage id="account.resetPasskeys" />
              </small>
            )}
            {reset.decidedBy && (
              <small>
                <FormattedMessage
                  id="account.resetBy"
                  values={{ name: reset.decidedBy.displayName, reason: reset.reason }}
                />
              </small>
            )}
            {mayDecide && isOpenReset(reset) && (
              <Button
                as={DrawerLink}
                to={`${accountPath(account.id)}/two-step-resets/${reset.id}`}
                size="small"
                variant="outline"
              >
                <FormattedMessage id="account.resetDecide" />
              </Button>
            )}
          </li>
        ))}
      </ol>
    </PartRoot>
  );
}
