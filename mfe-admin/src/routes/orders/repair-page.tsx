import styled from '@emotion/styled';
import { Badge } from '@headstock/ui/badge';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData, useRevalidator } from 'react-router';
import { RepairForm } from '#mfe-admin/features/repairs/repair-form.tsx';
import { RepairHistory } from '#mfe-admin/features/repairs/repair-history.tsx';
import { RepairMoves } from '#mfe-admin/features/repairs/repair-moves.tsx';
import { toneOf } from '#mfe-admin/features/repairs/repair-states.ts';
import type { RepairWholeFragment } from '#mfe-admin/features/repairs/repairs.generated.ts';
import { repairsList } from '#mfe-admin/features/repairs/repairs-list.ts';
import { stateLabels } from '#mfe-admin/features/repairs/repairs-table.tsx';

import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

const Root = styled.div`
  display: grid;
  gap: 26px;
`;

function Repair({ job }: { readonly job: RepairWholeFragment }): ReactNode {
  const { revalidate } = useRevalidator();
  const reload = (): void => void revalidate();
  return (
    <Root>
      <p>
        <Badge tone={toneOf[job.state]}>
          <FormattedMessage id={stateLabels[job.state]} />
        </Badge>
      </p>
      <RepairMoves job={job} />
      <RepairForm job={job} onSaved={reload} />
      <RepairHistory job={job} />
    </Root>
  );
}

/** `/admin/repairs/:id`: a repair, its next step, what is known of it and what was done. */
export function Component(): ReactNode {
  const job = useLoaderData<RepairWholeFragment>();
  const title = useIntl().formatMessage(
    { id: 'repairs.one' },
    { reference: job.reference, instrument: `${job.brand} ${job.model}` },
  );
  return (
    <RouteDrawer title={title} parent={repairsList.path} record={job.id}>
      <Repair key={job.id} job={job} />
    </RouteDrawer>
  );
}
