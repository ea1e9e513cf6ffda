import { useGraphQLClient } from '@headstock/graphql-client';
import { type StaffAction, useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { AdminRedirectRestoreDocument } from './redirects.generated.ts';

/** Puts a removed redirect back, and says so; gives whether it was done. */
export function useRestoreRedirect(): Pick<StaffAction, 'isBusy' | 'refusal'> & {
  readonly restore: (id: string) => Promise<boolean>;
} {
  const client = useGraphQLClient();
  const { isBusy, refusal, run } = useStaffAction();
  return {
    isBusy,
    refusal,
    restore: async (id) => {
      const answer = await run(
        async () => (await client.mutate(AdminRedirectRestoreDocument, { id }, { quiet: true })).redirectRestore,
        'redirects.restored',
      );
      return answer?.success === true;
    },
  };
}
