import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { type Application, ApplicationFacts } from '#mfe-admin/features/registrations/application-facts.tsx';
import { DecisionForm } from '#mfe-admin/features/registrations/decision-form.tsx';
import { registrationsList } from '#mfe-admin/features/registrations/registrations-list.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

/** `/admin/registrations/{id}`: an application with its evidence, and the decision. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const formatDay = useShopDate();
  const mayDecide = useGrants()('people:write');
  const application = useLoaderData<Application>();
  const { id, account, state, closedAt, decidedBy, reason } = application;
  const title = formatMessage({ id: 'registrations.of' }, { name: account.displayName });
  return (
    <RouteDrawer title={title} parent={registrationsList.path} record={account.id}>
      <div className="hs-stack">
        {state !== 'WAITING' && closedAt !== null && (
          <Notice tone={state === 'APPROVED' ? 'good' : 'info'}>
            <p>
              <FormattedMessage
                id={`registrations.closed.${state}`}
                values={{ day: formatDay(closedAt), name: decidedBy?.displayName ?? '–' }}
              />
            </p>
            {reason !== null && <p>{reason}</p>}
          </Notice>
        )}
        <ApplicationFacts application={application} />
        {state === 'WAITING' && mayDecide && <DecisionForm key={id} id={id} />}
      </div>
    </RouteDrawer>
  );
}
