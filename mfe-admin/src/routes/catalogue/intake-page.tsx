import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { IntakeDetails } from '#mfe-admin/features/intake/intake-details.tsx';
import type { AdminIntakeQuery } from '#mfe-admin/features/intake/intake.generated.ts';
import { intakesList } from '#mfe-admin/features/intake/intakes-list.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

/** `/admin/intake/{id}`: from whom an instrument came, on which terms, and how long it is kept. */
export function Component(): ReactNode {
  const { intake } = useLoaderData<AdminIntakeQuery>();
  if (!intake) return null;
  return (
    <RouteDrawer
      title={`${intake.brand} ${intake.model}`.trim()}
      parent={intakesList.path}
      record={intake.id}
      width="wide"
    >
      <IntakeDetails intake={intake} />
    </RouteDrawer>
  );
}
