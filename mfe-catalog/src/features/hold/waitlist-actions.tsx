import styled from '@emotion/styled';
import { useBotCheck } from '@headstock/commerce-client/use-bot-check';
import { sessionAtom } from '@headstock/event-bus';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Waitlist } from './use-waitlist.ts';

const Form = styled.form`
  display: grid;
  gap: 12px;
  justify-items: start;
  & > div {
    width: 100%;
  }
`;

/** Props of the waitlist actions. */
export interface WaitlistActionsProps {
  readonly waitlist: Waitlist;
  /** Called after a change took effect; the clicked button is gone then. */
  readonly onDone: () => void;
}

/** Joins or leaves the waitlist. Renders a `<button>`, or a `<form>` for guests. */
export function WaitlistActions({ waitlist, onDone }: WaitlistActionsProps) {
  const signedIn = useAtomValue(sessionAtom).account !== null;
  const [open, setOpen] = useState(false);
  const act = async (work: Promise<boolean>): Promise<void> => {
    if (!(await work)) return;
    setOpen(false);
    onDone();
  };
  const { waitlistEntry } = waitlist.hold;
  if (waitlistEntry && waitlistEntry.position > 0)
    return (
      <div>
        <Button variant="outline" size="small" busy={waitlist.busy} onClick={() => void act(waitlist.leave())}>
          <FormattedMessage id="hold.leaveWaitlist" />
        </Button>
      </div>
    );
  if (open && !signedIn) return <GuestForm waitlist={waitlist} onJoin={(work) => void act(work)} />;
  return (
    <div>
      <Button
        variant="ink"
        size="small"
        busy={waitlist.busy}
        onClick={() => (signedIn ? void act(waitlist.join()) : setOpen(true))}
      >
        <FormattedMessage id="hold.joinWaitlist" />
      </Button>
    </div>
  );
}

/** The e-mail form for guests. The proof of work starts while the address is typed. */
function GuestForm({
  waitlist,
  onJoin,
}: {
  readonly waitlist: Waitlist;
  readonly onJoin: (work: Promise<boolean>) => void;
}) {
  const botCheck = useBotCheck('FORM');
  const [email, setEmail] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!waitlist.busy) onJoin(waitlist.join({ email, proof: botCheck.tokenIfAvailable }));
  };
  return (
    <Form noValidate onSubmit={submit}>
      <Field
        label={<FormattedMessage id="hold.email" />}
        hint={<FormattedMessage id="hold.emailHint" />}
        error={waitlist.errors.email}
        required
      >
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          ref={field}
          value={email}
          onFocus={botCheck.prepare}
          onChange={({ target }) => setEmail(target.value.toLowerCase())}
        />
      </Field>
      <Button type="submit" variant="ink" size="small" busy={waitlist.busy}>
        <FormattedMessage id="hold.submitEmail" />
      </Button>
    </Form>
  );
}
