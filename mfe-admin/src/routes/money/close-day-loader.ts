import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { AdminDaySheetDocument, type AdminDaySheetQuery } from '#mfe-admin/features/close-day/close-day.generated.ts';

export type CloseDayData = AdminDaySheetQuery & {
  /** A day of the address that is none, or has not begun, is left out. */
  readonly wanted: string | null;
};

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The sheet of `?day=`, by default today's; read anew each time, as the books go on. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<CloseDayData> {
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  const given = new URL(request.url).searchParams.get('day');
  const wanted = given !== null && DAY.test(given) ? given : null;
  const read = (day: string | null) => client.query(AdminDaySheetDocument, { day }, options);
  const data = await read(wanted).catch((error: unknown) => {
    if (wanted === null) throw error;
    return read(null);
  });
  return { ...data, wanted };
}
