import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { type IntakeRow, intakesTable } from '#mfe-admin/features/intake/intakes-table.tsx';
import type { ListData } from '#mfe-admin/features/list-page/list-loader.ts';
import { ListPage } from '#mfe-admin/features/list-page/list-page.tsx';

const words = { title: 'intake.title', empty: 'intake.none' } as const;

/** `/admin/intake`: what came in over the counter. */
export function Component(): ReactNode {
  return (
    <ListPage
      table={intakesTable}
      data={useLoaderData<ListData<IntakeRow>>()}
      words={words}
      actions={
        <>
          <Button as={Link} to="/admin/intake-rules" variant="outline" size="small">
            <FormattedMessage id="intake.rules" />
          </Button>
          <Button as={Link} to="/admin/bench" size="small">
            <FormattedMessage id="intake.new" />
          </Button>
        </>
      }
    />
  );
}
