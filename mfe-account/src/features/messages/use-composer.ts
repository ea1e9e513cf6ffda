import { useTabStorage } from '@headstock/commerce-client/use-tab-storage';
import { sessionAtom } from '@headstock/event-bus';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useAtomValue } from 'jotai';
import { useMemo, useRef, useState } from 'react';
import { messageDraft } from './message-draft.ts';
import { type MessagesSendMutation, MessagesSendDocument } from './messages.generated.ts';
import { type Attachments, useAttachments } from './use-attachments.ts';

type Answer = MessagesSendMutation['messageSend'];
export type ContactDetail = Answer['contactDetails'][number];

/** Where a message goes: into a thread, or about something, which begins one. */
export type Recipient =
  | { readonly threadId: string }
  | { readonly subject: { readonly kind: 'ITEM' | 'ORDER' | 'OFFER'; readonly id: string } };

/** Characters of a message at most. */
export const MOST_CHARACTERS = 2_000;

const conversationOf = (to: Recipient): string =>
  'threadId' in to ? to.threadId : `${to.subject.kind}:${to.subject.id}`;

/** A message that is being written. */
export interface Composer {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly attachments: Attachments;
  readonly isSending: boolean;
  /** Why it was not sent; the text stays. */
  readonly problem: string | null;
  /** What the request threw; null when it was answered. */
  readonly failure: unknown;
  /** What must be mended before it can be sent: said once somebody tried to. */
  readonly fault: 'empty' | 'long' | 'sending' | 'failed' | null;
  /** What its sender should know of before it is sent; empty while nothing is. */
  readonly contactDetails: readonly ContactDetail[];
  /** Sends it. `anyway`: with its contact details. */
  readonly send: (anyway?: boolean) => Promise<void>;
  /** Back to the text, after the warning. */
  readonly dismiss: () => void;
}

/**
 * Writes messages. What is not sent stays as it was typed, and a message that is sent again after a broken connection arrives once.
 * `onSent` gets the message and the id of its thread.
 */
export function useComposer(
  to: Recipient,
  onSent: (sent: NonNullable<Answer['sent']>, threadId: string) => void,
): Composer {
  const client = useGraphQLClient();
  const attachments = useAttachments();
  const viewer = useAtomValue(sessionAtom).account?.id ?? '';
  const [accountId, setAccountId] = useState(viewer);
  // Whose sign-in runs out while they write keeps what is typed.
  if (viewer !== '' && viewer !== accountId) setAccountId(viewer);
  const conversation = conversationOf(to);
  const draft = useMemo(() => messageDraft(accountId, conversation), [accountId, conversation]);
  const text = useTabStorage(draft) ?? '';
  const setText = (typed: string): void => draft.write(typed === '' ? null : typed);
  const [hasTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [contactDetails, setContactDetails] = useState<readonly ContactDetail[]>([]);
  const intent = useRef({ of: '', key: '' });

  const fault =
    text.trim() === ''
      ? 'empty'
      : text.length > MOST_CHARACTERS
        ? 'long'
        : attachments.isBusy
          ? 'sending'
          : attachments.files.some(({ problem: wrong }) => wrong !== null)
            ? 'failed'
            : null;

  /** The key of this very message: another text is another message. */
  function keyOf(content: string): string {
    if (intent.current.of !== content) intent.current = { of: content, key: crypto.randomUUID() };
    return intent.current.key;
  }
  function accept({ sent, thread }: Answer): void {
    if (!sent || !thread) return;
    intent.current = { of: '', key: '' };
    draft.write(null);
    setTried(false);
    attachments.clear();
    onSent(sent, thread.id);
  }
  async function send(anyway = false): Promise<void> {
    if (isSending) return;
    setTried(true);
    setContactDetails([]);
    setFailure(null);
    if (fault !== null) return setProblem(null);
    setSending(true);
    setProblem(null);
    const attachmentIds = attachments.files.flatMap(({ uploaded }) => uploaded?.id ?? []);
    const idempotencyKey = keyOf(JSON.stringify([text, attachmentIds]));
    const message = { ...to, text, attachmentIds, sendContactDetails: anyway, idempotencyKey };
    try {
      const { messageSend: answer } = await client.mutate(
        MessagesSendDocument,
        { message },
        { cache: false, quiet: true },
      );
      if (answer.success) accept(answer);
      else if (answer.code === 'contact-details') setContactDetails(answer.contactDetails);
      else setProblem(answer.message);
    } catch (error) {
      // Everything stays to be sent again.
      console.error(error);
      setFailure(error);
    } finally {
      setSending(false);
    }
  }
  return {
    text,
    setText,
    attachments,
    isSending,
    problem,
    failure,
    fault: hasTried ? fault : null,
    contactDetails,
    send,
    dismiss: () => setContactDetails([]),
  };
}
