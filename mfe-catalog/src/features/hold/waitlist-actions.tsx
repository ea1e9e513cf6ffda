import styled from '@emotion/styled';
import { sessionAtom } from '@headstock/event-bus';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { createBotProof } from '#mfe-catalog/features/bot-check/bot-proof.ts';
import type { Line } from './use-waitlist.ts';

const Form = styled.form`
  display: grid;
  gap: 12px;
  justify-items: start;
  & > div {
    width: 100%;
  }
`;

/** Props of what can be done about the line. */
export interface WaitlistActionsProps {
  readonly line: Line;
  /** It took effect: what was pressed is gone. */
  readonly onDone: () => void;
}

/** Into the line, or out of it. Renders a `<button>`, or a `<form>` for guests. */
export function WaitlistActions({ line, onDone }: WaitlistActionsProps) {
  const signedIn = useAtomValue(sessionAtom).account !== null;
  const [open, setOpen] = useState(false);
  const act = async (work: Promise<boolean>): Promise<void> => {
    if (!(await work)) return;
    setOpen(false);
    onDone();
  };
  const { waitlistEntry } = line.hold;
  if (waitlistEntry && waitlistEntry.position > 0)
    return (
      <div>
        <Button variant="outline" size="small" busy={line.busy} onClick={() => void act(line.leave())}>
          <FormattedMessage id="hold.leaveWaitlist" />
        </Button>
      </div>
    );
  if (open && !signedIn) return <GuestForm line={line} onJoin={(work) => void act(work)} />;
  return (
    <div>
      <Button
        variant="ink"
        size="small"
        busy={line.busy}
        onClick={() => (signedIn ? void act(line.join()) : setOpen(true))}
      >
        <FormattedMessage id="hold.joinWaitlist" />
      </Button>
    </div>
  );
}

/** Where to write to, and the proof that somebody asked. The proof begins while the address is typed. */
function GuestForm({ line, onJoin }: { readonly line: Line; readonly onJoin: (work: Promise<boolean>) => void }) {
  const client = useGraphQLClient();
  const [proof] = useState(() => createBotProof(client));
  const [email, setEmail] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!line.busy) onJoin(line.join({ email, proof: proof.take }));
  };
  return (
    <Form noValidate onSubmit={submit}>
      <Field
        label={<FormattedMessage id="hold.email" />}
        hint={<FormattedMessage id="hold.emailHint" />}
        error={line.fault.email}
        required
      >
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          ref={field}
          value={email}
          onFocus={proof.prepare}
          onChange={({ target }) => setEmail(target.value.toLowerCase())}
        />
      </Field>
      <Button type="submit" variant="ink" size="small" busy={line.busy}>
        <FormattedMessage id="hold.submitEmail" />
      </Button>
    </Form>
  );
}
