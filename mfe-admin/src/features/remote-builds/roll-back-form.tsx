import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Fieldset } from '@headstock/ui/fieldset';
import { RadioCard } from '@headstock/ui/radio-card';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { useDrawer } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { RefusalNotice } from '#mfe-admin/features/staff-action/refusal-notice.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { RemoteBuildsRollBackDocument } from './remote-builds.generated.ts';
import type { Remote, RemoteChannel } from './remote.ts';

/** Props of the form. */
export interface RollBackFormProps {
  readonly remote: Remote;
  readonly channel: RemoteChannel;
}

/** Chooses the build that a channel serves. Renders a `<form>`. */
export function RollBackForm({ remote, channel }: RollBackFormProps): ReactNode {
  const client = useGraphQLClient();
  const { done, reload } = useDrawer();
  const { isBusy, refusal, run } = useStaffAction();
  const others = remote.builds.filter(({ id }) => id !== channel.buildId);
  const [chosen, setChosen] = useState<string | null>(null);
  const wanted = chosen ?? channel.previousBuildId ?? others[0]?.id;
  // A choice that is served by now, or is kept no longer, is no choice: nothing else is chosen in its place.
  const to = others.some(({ id }) => id === wanted) ? wanted : undefined;
  const rollBack = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (to === undefined) return;
    setChosen(to);
    const variables = { remote: remote.name, channel: channel.name, revision: channel.revision, to };
    const options = { quiet: true } as const;
    const answer = await run(
      async () => (await client.mutate(RemoteBuildsRollBackDocument, variables, options)).remoteRollBack,
      'builds.done',
    );
    if (answer?.success) done();
    // Somebody else has changed the channel: the drawer shows to what, and what was chosen stays.
    else if (answer?.code === 'changed') reload();
  };
  return (
    <form className="hs-stack" onSubmit={(event) => void rollBack(event)}>
      <p>
        <FormattedMessage id="builds.text" values={{ channel: channel.name, build: <code>{channel.buildId}</code> }} />
      </p>
      <Fieldset legend={<FormattedMessage id="builds.choose" />} choices>
        {others.map(({ id, publishedAt, failureCount }) => (
          <RadioCard
            key={id}
            name="to"
            value={id}
            checked={to === id}
            onChange={() => setChosen(id)}
            title={<code>{id}</code>}
            note={
              <>
                <FormattedMessage id="builds.published" values={{ moment: <Moment iso={publishedAt} /> }} />
                {id === channel.previousBuildId && (
                  <>
                    {' · '}
                    <FormattedMessage id="builds.previous" />
                  </>
                )}
                {failureCount > 0 && (
                  <>
                    {' · '}
                    <FormattedMessage id="builds.failureCount" values={{ count: failureCount }} />
                  </>
                )}
              </>
            }
          />
        ))}
      </Fieldset>
      <RefusalNotice refusal={refusal} />
      <div>
        <Button type="submit" busy={isBusy} disabled={to === undefined}>
          <FormattedMessage id="builds.serve" />
        </Button>
      </div>
    </form>
  );
}
