import { readAmount } from '@headstock/contracts/amount';
import { z } from 'zod';
import type { Mutate, PlainAnswer } from './plain-mutation.ts';

/** What a form brought, by the name of its field. */
export type TypedFields = Readonly<Record<string, string>>;

/** Why a form was refused: in the words of the API where it has some, and at a field where it is one's fault. */
export type Refused = {
  readonly code: string;
  readonly message?: string | null | undefined;
  readonly field?: string | null | undefined;
  readonly issues?: PlainAnswer['issues'];
};

/** Where a form leads on to, or why it was refused. */
export type Outcome = { readonly to: string } | { readonly refused: Refused };

/** A plain form of the account. */
export type AccountForm = {
  /** The page that shows it, without its `id`. */
  readonly page: string;
  /** Fields that are never kept. */
  readonly secrets?: readonly string[];
  readonly run: (mutate: Mutate, typed: TypedFields) => Promise<Outcome>;
};

const refuse = (code: string, field: string | null = null): Outcome => ({ refused: { code, field } });

/** Leads on where a mutation succeeded; `fieldOf` names the field of a refusal that does not name its own. */
function settle(answer: PlainAnswer, to: string, fieldOf: (code: string) => string | null = () => null): Outcome {
  if (answer.success) return { to };
  const { message, issues } = answer;
  const code = answer.code ?? 'failed';
  return { refused: { code, message, issues, field: answer.field?.toLowerCase() ?? fieldOf(code) } };
}

const result = 'success code message';

/** What a GraphQL `Int` holds at most. */
const MOST_CENTS = 2 ** 31 - 1;

/** An amount in cents, of more than an `Int` holds the most; null for what is none. */
function readCents(text: string): number | null {
  const cents = readAmount(text, { least: 0, most: MOST_CENTS });
  if (cents === 'high') return MOST_CENTS;
  return typeof cents === 'number' ? cents : null;
}

const details: AccountForm = {
  page: '/plain/details',
  async run(mutate, typed) {
    const names = ['displayName', 'username', 'bio', 'firstName', 'lastName', 'phone'];
    const account = Object.fromEntries(
      names.flatMap((name) => (typed[name] === undefined ? [] : [[name, typed[name]]])),
    );
    for (const name of ['displayName', 'username']) if (!typed[name]?.trim()) return refuse('missing', name);
    const answer = await mutate(
      `mutation ($account: AccountUpdateInput!, $version: Int) {
        answer: accountUpdate(account: $account, version: $version) { ${result} }
      }`,
      { account, version: Number(typed['version']) || null },
    );
    return settle(answer, '/plain/details?done=1', (code) => (code.startsWith('username') ? 'username' : null));
  },
};

const password: AccountForm = {
  page: '/plain/password',
  secrets: ['current', 'password', 'repeated'],
  async run(mutate, typed) {
    const { current = '', password: newPassword = '', repeated = '' } = typed;
    if (newPassword === '') return refuse('missing', 'password');
    if (newPassword !== repeated) return refuse('passwords-differ', 'repeated');
    const answer = await mutate(
      `mutation ($passwords: ChangePasswordInput!) { answer: accountChangePassword(passwords: $passwords) { ${result} } }`,
      { passwords: { currentPassword: current, newPassword } },
    );
    return settle(answer, '/plain/password?done=1', (code) =>
      code === 'reauthentication-required'
        ? null
        : code === 'password-length' || code === 'password-known'
          ? 'password'
          : 'current',
    );
  },
};

/** `was-{event} {channel}` says what the page showed; `{event} {channel}` is there for what is wanted. */
const notifications: AccountForm = {
  page: '/plain/notifications',
  async run(mutate, typed) {
    for (const [name, shown] of Object.entries(typed)) {
      if (!name.startsWith('was-')) continue;
      const cell = name.slice('was-'.length);
      const isWanted = typed[cell] !== undefined;
      if (isWanted === (shown === '1')) continue;
      const [eventType, channel] = cell.split(' ', 2);
      const answer = await mutate(
        `mutation ($eventType: String!, $channel: NotificationChannel!, $isWanted: Boolean!) {
          answer: notificationChoiceSet(eventType: $eventType, channel: $channel, isWanted: $isWanted) { ${result} }
        }`,
        { eventType, channel, isWanted },
      );
      if (!answer.success) return settle({ ...answer, field: null }, '');
    }
    return { to: '/plain/notifications?done=1' };
  },
};

const addressFields = [
  'firstName',
  'lastName',
  'company',
  'countryIso',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
];

const address: AccountForm = {
  page: '/plain/address',
  async run(mutate, typed) {
    if (typed['do'] === 'country' || typed['countryIso'] !== typed['shownCountry']) return refuse('other-country');
    const input = Object.fromEntries([...addressFields, 'phone'].map((name) => [name, typed[name] ?? '']));
    const variables = { address: { ...input, keepAsTyped: typed['do'] === 'keep' } };
    const { id = '', version } = typed;
    const parts = `${result} issues { field code message suggestion }`;
    const answer =
      id === ''
        ? await mutate(
            `mutation ($address: AddressInput!) { answer: addressCreate(address: $address) { ${parts} } }`,
            variables,
          )
        : await mutate(
            `mutation ($id: ID!, $address: AddressInput!, $version: Int) {
              answer: addressUpdate(id: $id, address: $address, version: $version) { ${parts} }
            }`,
            { ...variables, id, version: Number(version) || null },
          );
    return settle(answer, '/profile/settings/addresses');
  },
};

/** A form that only has a button, and is about one thing. */
const button = (mutation: string, argument: string, page: string, to: string): AccountForm => ({
  page,
  run: async (mutate, { id = '' }) =>
    settle(
      await mutate(`mutation ($id: ID!) { answer: ${mutation}(${argument}: $id) { success message } }`, { id }),
      to,
    ),
});

const offer: AccountForm = {
  page: '/plain/item',
  async run(mutate, typed) {
    const amountCents = readCents(typed['amount'] ?? '');
    if (amountCents === null) return refuse('amount', 'amount');
    const wanted = typed['shipping']?.trim() ?? '';
    const shippingCents = wanted === '' ? null : readCents(wanted);
    if (wanted !== '' && shippingCents === null) return refuse('amount', 'shipping');
    const answer = await mutate(
      `mutation ($listingId: ID!, $amountCents: Int!, $shippingCents: Int, $message: String) {
        answer: offerCreate(
          listingId: $listingId, amountCents: $amountCents, shippingCents: $shippingCents, message: $message
        ) { ${result} field }
      }`,
      { listingId: typed['listingId'] ?? '', amountCents, shippingCents, message: typed['message']?.trim() || null },
    );
    return settle(answer, '/profile/buying/offers');
  },
};

const threadSchema = z.object({ id: z.string() });

/** A file that a message already has: its name, by its id. */
export const ATTACHED = 'attached-';

/** `id` is a thread, or `{kind}:{id}` of what a first message is about; `attached-{id}` are its files. */
const message: AccountForm = {
  page: '/plain/message',
  async run(mutate, typed) {
    const { id = '', text = '', key = '' } = typed;
    if (text.trim() === '') return refuse('missing', 'text');
    const [kind = '', about] = id.split(':', 2);
    const to = about === undefined ? { threadId: id } : { subject: { kind, id: about } };
    const answer = await mutate(
      `mutation ($message: MessageInput!) { answer: messageSend(message: $message) { ${result} thread { id } } }`,
      {
        message: {
          ...to,
          text,
          attachmentIds: Object.keys(typed).flatMap((name) =>
            name.startsWith(ATTACHED) ? [name.slice(ATTACHED.length)] : [],
          ),
          idempotencyKey: key,
          sendContactDetails: typed['anyway'] !== undefined,
        },
      },
    );
    const begun = threadSchema.safeParse(answer['thread']).data;
    return settle(answer, `/profile/messages/${begun?.id ?? ''}`, (code) =>
      code === 'attachments' ? 'files' : 'text',
    );
  },
};

const sendBack: AccountForm = {
  page: '/plain/return',
  async run(mutate, typed) {
    const { id = '', reason = '', note = '' } = typed;
    if (reason === '') return refuse('missing', 'reason');
    const answer = await mutate(
      `mutation ($lineItemId: ID!, $reason: ReturnReason!, $note: String) {
        answer: returnRequestCreate(lineItemId: $lineItemId, reason: $reason, note: $note) { ${result} field }
      }`,
      { lineItemId: id, reason, note: note.trim() || null },
    );
    return settle(answer, `/profile/buying/returns/${id}`);
  },
};

const away: AccountForm = {
  page: '/plain/replies',
  async run(mutate, { textEn = '', textFr = '', until = '' }) {
    if (`${textEn}${textFr}`.trim() === '') return refuse('missing', 'textEn');
    if (until === '') return refuse('missing', 'until');
    const answer = await mutate(
      `mutation ($reply: AwayReplyInput!) { answer: awayReplySet(reply: $reply) { ${result} } }`,
      { reply: { textEn, textFr, until } },
    );
    return settle(answer, '/plain/replies?done=1', (code) => (code === 'until' ? 'until' : 'textEn'));
  },
};

const awayClear: AccountForm = {
  page: '/plain/replies',
  run: async (mutate) =>
    settle(await mutate(`mutation { answer: awayReplyClear { ${result} } }`, {}), '/plain/replies?done=1'),
};

/** Without `id` a new one. */
const reply: AccountForm = {
  page: '/plain/replies',
  async run(mutate, { id = '', title = '', textEn = '', textFr = '' }) {
    if (title.trim() === '') return refuse('missing', 'title');
    if (`${textEn}${textFr}`.trim() === '') return refuse('missing', 'textEn');
    const answer = await mutate(
      `mutation ($id: ID, $reply: SavedReplyInput!) { answer: savedReplySave(id: $id, reply: $reply) { ${result} } }`,
      { id: id || null, reply: { title, textEn, textFr } },
    );
    return settle(answer, '/plain/replies?done=1', (code) =>
      code.startsWith('title') ? 'title' : code === 'text' ? 'textEn' : null,
    );
  },
};

const cancel: AccountForm = {
  page: '/plain/cancel',
  run: async (mutate, { id = '' }) =>
    settle(await mutate(`mutation ($id: ID!) { answer: orderCancel(id: $id) { ${result} } }`, { id }), `/orders/${id}`),
};

/** The plain forms of the account, by the last part of the address that they are sent to. */
export const accountForms = {
  details,
  password,
  notifications,
  address,
  'address-remove': button('addressDelete', 'id', '/plain/address', '/profile/settings/addresses'),
  'address-default': button('addressSetDefault', 'id', '/plain/address', '/profile/settings/addresses'),
  offer,
  message,
  return: sendBack,
  cancel,
  away,
  'away-clear': awayClear,
  reply,
  'reply-remove': button('savedReplyRemove', 'id', '/plain/replies', '/plain/replies?done=1'),
  'wishlist-add': button('wishlistAddItem', 'itemId', '/plain/item', '/wishlist'),
  'wishlist-remove': button('wishlistRemoveItem', 'itemId', '/plain/item', '/wishlist'),
} as const satisfies Readonly<Record<string, AccountForm>>;
