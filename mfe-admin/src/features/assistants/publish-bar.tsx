import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { FormError } from '@headstock/ui/form-error';
import { Notice } from '@headstock/ui/notice';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router';
import { type ActionAnswer, useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import {
  AdminAssistantMakeDefaultDocument,
  AdminAssistantPublishDocument,
  AdminAssistantRetireDocument,
  type AdminAssistantStateFragment,
} from './assistants.generated.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;

/** Props of the bar. */
export interface PublishBarProps {
  readonly assistant: AdminAssistantStateFragment;
  /** The question set of this version was run, and all of it passed; also true for an empty set. */
  readonly isProven: boolean;
  /** Something in the form is not saved. */
  readonly isUnsaved: boolean;
}

/** Publishes, retires and makes an assistant the default; asks once before it publishes what was not tried. Renders a `<div>`. */
export function PublishBar({ assistant, isProven, isUnsaved }: PublishBarProps): ReactNode {
  const { id, version, isActive, isDefault, hasChanges } = assistant;
  const client = useGraphQLClient();
  const { revalidate } = useRevalidator();
  const { isBusy, refusal, run } = useStaffAction();
  const [isAsking, setAsking] = useState(false);
  const act = async (work: () => Promise<ActionAnswer>): Promise<void> => {
    setAsking(false);
    await run(work);
    await revalidate();
  };
  const publish = (): Promise<void> =>
    act(
      async () =>
        (await client.mutate(AdminAssistantPublishDocument, { id, version }, { quiet: true })).assistantPublish,
    );
  const retire = (): Promise<void> =>
    act(
      async () => (await client.mutate(AdminAssistantRetireDocument, { id, version }, { quiet: true })).assistantRetire,
    );
  const makeDefault = (): Promise<void> =>
    act(
      async () =>
        (await client.mutate(AdminAssistantMakeDefaultDocument, { id, version }, { quiet: true })).assistantMakeDefault,
    );
  return (
    <div className="hs-stack">
      <Root>
        {hasChanges && (
          <Button busy={isBusy} onClick={() => (isProven && !isUnsaved ? void publish() : setAsking(true))}>
            <FormattedMessage id={isActive ? 'assistants.publishChanges' : 'assistants.publish'} />
          </Button>
        )}
        {isActive && !isDefault && (
          <Button variant="outline" busy={isBusy} onClick={() => void makeDefault()}>
            <FormattedMessage id="assistants.makeDefault" />
          </Button>
        )}
        {isActive && (
          <Button variant="quiet" busy={isBusy} onClick={() => void retire()}>
            <FormattedMessage id="assistants.retire" />
          </Button>
        )}
      </Root>
      {isAsking && (
        <Notice
          tone="warn"
          live
          action={
            <Button size="small" busy={isBusy} onClick={() => void publish()}>
              <FormattedMessage id="assistants.publishAnyway" />
            </Button>
          }
        >
          <FormattedMessage id={isUnsaved ? 'assistants.unsavedStays' : 'assistants.unproven'} />
        </Notice>
      )}
      {refusal && <FormError alert>{refusal.message}</FormError>}
    </div>
  );
}
