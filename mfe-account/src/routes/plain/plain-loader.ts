import { GetAddressesDocument } from '@headstock/commerce-client/address-documents';
import { type GraphQLClient, graphqlClientContext, GraphQLError } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import type { BookAddress } from '#mfe-account/features/address-book/address-book.model.ts';
import { AccountDetailsDocument } from '#mfe-account/features/details/details.generated.ts';
import type { Details } from '#mfe-account/features/details/details.model.ts';
import {
  MessagesThreadAboutDocument,
  MessagesThreadDocument,
} from '#mfe-account/features/messages/messages.generated.ts';
import type { EventChoice } from '#mfe-account/features/notifications/notification-choices.model.ts';
import { AccountNotificationSettingsDocument } from '#mfe-account/features/notifications/notifications.generated.ts';
import {
  AccountPlainItemDocument,
  AccountPlainOrderDocument,
  AccountPlainRefusalDocument,
  AccountPlainShippingDocument,
} from '#mfe-account/features/plain-forms/plain-forms.generated.ts';
import type { PlainRefusal } from '#mfe-account/features/plain-forms/plain-forms.model.ts';
import type { PlainItemProps, PlainShipping } from '#mfe-account/features/plain-forms/plain-item.tsx';
import type { PlainCancelProps } from '#mfe-account/features/plain-forms/plain-cancel.tsx';
import type { PlainRecipient } from '#mfe-account/features/plain-forms/plain-message.tsx';
import type { PlainRepliesProps } from '#mfe-account/features/plain-forms/plain-replies.tsx';
import { AccountRepliesDocument } from '#mfe-account/features/replies/replies.generated.ts';
import { daysLeft, type ReturnLine } from '#mfe-account/features/returns/return.model.ts';
import { AccountReturnLineDocument } from '#mfe-account/features/returns/returns.generated.ts';
import { AccountSecurityDocument } from '#mfe-account/features/security/security.generated.ts';

/** What a plain form shows, and why it was refused. */
export type PlainPage = { readonly refusal: PlainRefusal; readonly isDone: boolean } & (
  | { readonly form: 'details'; readonly details: Details }
  | { readonly form: 'password'; readonly hasPassword: boolean }
  | { readonly form: 'notifications'; readonly events: readonly EventChoice[] }
  | { readonly form: 'address'; readonly address: BookAddress | null }
  | { readonly form: 'message'; readonly to: PlainRecipient }
  | { readonly form: 'return'; readonly line: ReturnLine; readonly left: number }
  | ({ readonly form: 'replies' } & Omit<PlainRepliesProps, 'refusal'>)
  | ({ readonly form: 'cancel' } & Omit<PlainCancelProps, 'refusal'>)
  | ({ readonly form: 'item' } & Omit<PlainItemProps, 'refusal'>)
);

/** What is asked for: of whom, about what. */
interface Asked {
  readonly client: GraphQLClient;
  readonly signal: AbortSignal;
  readonly id: string;
  readonly search: URLSearchParams;
}

function notFound(): never {
  throw data(null, { status: 404 });
}

const fresh = ({ signal }: Asked) => ({ signal, cache: false }) as const;

const refusalOf = async (asked: Asked, form: string): Promise<PlainRefusal> =>
  (await asked.client.query(AccountPlainRefusalDocument, { form, id: asked.id }, fresh(asked))).plainFormRefusal;

async function findAddress(asked: Asked): Promise<BookAddress | null> {
  if (asked.id === '') return null;
  let after: string | null = null;
  do {
    const { addresses }: Awaited<ReturnType<typeof readBook>> = await readBook(asked, after);
    const found = addresses.edges.find(({ node }) => node.id === asked.id);
    if (found) return found.node;
    after = addresses.pageInfo.hasNextPage ? addresses.pageInfo.endCursor : null;
  } while (after !== null);
  return notFound();
}

const readBook = (asked: Asked, after: string | null) =>
  asked.client.query(GetAddressesDocument, { first: 100, after }, fresh(asked));

const subjects = ['ITEM', 'ORDER', 'OFFER'] as const;

async function findRecipient(asked: Asked): Promise<PlainRecipient> {
  const key = crypto.randomUUID();
  const [name = '', about] = asked.id.split(':', 2);
  if (about === undefined) {
    const { thread } = await asked.client.query(MessagesThreadDocument, { id: asked.id }, fresh(asked));
    if (!thread) return notFound();
    return { ...toRecipient(thread), id: asked.id, key };
  }
  const kind = subjects.find((known) => known === name) ?? notFound();
  const subject = { kind, id: about };
  const { threadAbout: start } = await asked.client.query(MessagesThreadAboutDocument, { subject }, fresh(asked));
  return start ? { ...toRecipient(start), id: asked.id, key } : notFound();
}

interface Correspondence {
  readonly counterpart: { readonly displayName: string };
  readonly subject: { readonly title: string } | null;
  readonly obstacle: string | null;
}

const toRecipient = ({ counterpart, subject, obstacle }: Correspondence) => ({
  name: counterpart.displayName,
  about: subject?.title ?? null,
  obstacle,
});

/** What its shipping costs; every refusal stands at the postal code. */
async function estimate(asked: Asked): Promise<PlainShipping | null> {
  const postalCode = asked.search.get('postalCode')?.trim() ?? '';
  if (postalCode === '') return null;
  try {
    const variables = { id: asked.id, postalCode };
    const { itemShippingEstimate } = await asked.client.query(AccountPlainShippingDocument, variables, {
      ...fresh(asked),
      quiet: true,
    });
    // The method without days is the pick-up.
    const methods = itemShippingEstimate.filter(({ latestDays }) => latestDays !== null);
    return { postalCode, methods, error: null };
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return { postalCode, methods: [], error: error.message };
  }
}

const readers = {
  async details(asked: Asked) {
    const { viewer } = await asked.client.query(AccountDetailsDocument, {}, fresh(asked));
    return { form: 'details', details: viewer ?? notFound(), refusal: await refusalOf(asked, 'details') } as const;
  },
  async password(asked: Asked) {
    const { accountSecurity } = await asked.client.query(AccountSecurityDocument, {}, fresh(asked));
    const { hasPassword } = accountSecurity;
    return { form: 'password', hasPassword, refusal: await refusalOf(asked, 'password') } as const;
  },
  async notifications(asked: Asked) {
    const { notificationPreferences } = await asked.client.query(AccountNotificationSettingsDocument, {}, fresh(asked));
    const { eventTypes: events } = notificationPreferences;
    return { form: 'notifications', events, refusal: await refusalOf(asked, 'notifications') } as const;
  },
  async address(asked: Asked) {
    const [address, ...refusals] = await Promise.all([
      findAddress(asked),
      refusalOf(asked, 'address'),
      refusalOf(asked, 'address-default'),
      refusalOf(asked, 'address-remove'),
    ]);
    return { form: 'address', address, refusal: refusals.find((refusal) => refusal !== null) ?? null } as const;
  },
  async message(asked: Asked) {
    return { form: 'message', to: await findRecipient(asked), refusal: await refusalOf(asked, 'message') } as const;
  },
  async return(asked: Asked) {
    const { purchasedLine } = await asked.client.query(AccountReturnLineDocument, { id: asked.id }, fresh(asked));
    const line = purchasedLine ?? notFound();
    const { returnTerms: terms } = line.lineItem;
    const left = terms ? daysLeft(terms.until, new Date()) : 0;
    return { form: 'return', line, left, refusal: await refusalOf(asked, 'return') } as const;
  },
  async replies(asked: Asked) {
    const { savedReplies, awayReply } = await asked.client.query(AccountRepliesDocument, {}, fresh(asked));
    const reply = asked.id === '' ? null : (savedReplies.find(({ id }) => id === asked.id) ?? notFound());
    const [awayRefusal, ...refusals] = await Promise.all([
      refusalOf({ ...asked, id: '' }, 'away'),
      refusalOf(asked, 'reply'),
      refusalOf(asked, 'reply-remove'),
    ]);
    const refusal = refusals.find((one) => one !== null) ?? null;
    return { form: 'replies', replies: savedReplies, away: awayReply, reply, awayRefusal, refusal } as const;
  },
  async cancel(asked: Asked) {
    const { order } = await asked.client.query(AccountPlainOrderDocument, { id: asked.id }, fresh(asked));
    if (!order) return notFound();
    const { id, number, viewerActions, capturedPayments } = order;
    const paidCents = capturedPayments.reduce((sum, { capturedAmount }) => sum + capturedAmount.amountCents, 0);
    const canCancel = viewerActions.includes('CANCEL');
    return {
      form: 'cancel',
      id,
      number: number ?? '',
      canCancel,
      paidCents,
      refusal: await refusalOf(asked, 'cancel'),
    } as const;
  },
  async item(asked: Asked) {
    const { item, wishlistItemIds } = await asked.client.query(
      AccountPlainItemDocument,
      { id: asked.id },
      fresh(asked),
    );
    const [shipping, refusal, ...wishes] = await Promise.all([
      estimate(asked),
      refusalOf(asked, 'offer'),
      refusalOf(asked, 'wishlist-add'),
      refusalOf(asked, 'wishlist-remove'),
    ]);
    const isWished = wishlistItemIds.includes(asked.id);
    const wishRefusal = wishes.find((wish) => wish !== null) ?? null;
    return { form: 'item', item: item ?? notFound(), isWished, shipping, refusal, wishRefusal } as const;
  },
} as const;

/** Reads what the form of the page is about. 404 for what is not there, or is somebody else's. */
export const loaderOf =
  (form: keyof typeof readers) =>
  async ({ request, context }: LoaderFunctionArgs): Promise<PlainPage> => {
    const search = new URL(request.url).searchParams;
    const client = context.get(graphqlClientContext);
    const asked = { client, signal: request.signal, id: search.get('id') ?? '', search };
    return { ...(await readers[form](asked)), isDone: search.has('done') };
  };
