import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AccountPrivacy } from './account-data.model.ts';
import { DataSection } from './data-section.ts';
import { DeletionForm } from './deletion-form.tsx';
import { KeepButton } from './keep-button.tsx';
import { ObstacleList } from './obstacle-list.tsx';

const goes = ['person', 'lists', 'messages', 'listings'] as const;
const stays = ['orders', 'conversations', 'security'] as const;

/** The end of the account: what goes, what stays and why, what is in the way, and the way back. Renders a `<section>`. */
export function DeletionSection({ deletion, obstacles, email }: AccountPrivacy): ReactNode {
  return (
    <DataSection aria-labelledby="account-data-deletion">
      <Heading level={2} step="3" id="account-data-deletion">
        <FormattedMessage id="accountData.deletion" />
      </Heading>
      {deletion ? (
        <Scheduled deletion={deletion} obstacles={obstacles} />
      ) : (
        <>
          <Explanation />
          {obstacles.length > 0 ? (
            <>
              <Notice tone="warn">
                <FormattedMessage id="accountData.obstacles" />
              </Notice>
              <ObstacleList obstacles={obstacles} />
            </>
          ) : (
            <DeletionForm email={email} />
          )}
        </>
      )}
    </DataSection>
  );
}

/** What happens two weeks after the form is sent. */
function Explanation(): ReactNode {
  return (
    <>
      <p>
        <FormattedMessage id="accountData.deletionLead" />
      </p>
      {(
        [
          ['goes', goes],
          ['stays', stays],
        ] as const
      ).map(([what, reasons]) => (
        <div key={what}>
          <h3>
            <FormattedMessage id={`accountData.${what}`} />
          </h3>
          <ul className="reasons">
            {reasons.map((reason) => (
              <li key={reason}>
                <FormattedMessage id={`accountData.${what}.${reason}`} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

/** When the account will be deleted, what it waits for, and how to keep it. */
function Scheduled({
  deletion,
  obstacles,
}: Pick<AccountPrivacy, 'obstacles'> & { readonly deletion: NonNullable<AccountPrivacy['deletion']> }): ReactNode {
  const formatDay = useShopDate();
  return (
    <>
      <Notice tone="warn" live>
        <FormattedMessage
          id={deletion.isPutOff ? 'accountData.putOff' : 'accountData.scheduled'}
          values={{ day: <b>{formatDay(deletion.dueAt)}</b> }}
        />
      </Notice>
      {obstacles.length > 0 && (
        <>
          <p>
            <FormattedMessage id="accountData.waitsFor" />
          </p>
          <ObstacleList obstacles={obstacles} />
        </>
      )}
      <div>
        <KeepButton />
      </div>
    </>
  );
}
