import { type Kysely, sql } from 'kysely';

const notifications = [
  // What an account chose; an event without a row follows the table of event types, also one that came later.
  sql`CREATE TABLE notification_choices (
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    event_type text NOT NULL,
    channel text NOT NULL CHECK (channel IN ('mail', 'bell')),
    wanted boolean NOT NULL,
    PRIMARY KEY (account_id, event_type, channel)
  )`,
  // One entry of the bell's list per account, event and cause: what is told again is told once.
  sql`CREATE TABLE notifications (
    id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    event_type text NOT NULL,
    cause text NOT NULL,
    -- By locale, as the reader may change the language.
    title jsonb NOT NULL,
    -- Without the language prefix.
    path text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    seen_at timestamptz,
    CONSTRAINT notifications_once UNIQUE (account_id, event_type, cause)
  )`,
  sql`CREATE INDEX notifications_newest ON notifications (account_id, created_at DESC, id DESC)`,
  sql`CREATE INDEX notifications_age ON notifications (created_at)`,
  // The links in mails that switch one event off. They are used again and again, so the token itself is stored; all that it can
  // do is to switch that event's mail off and on.
  sql`CREATE TABLE unsubscribe_links (
    token text PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    event_type text NOT NULL,
    CONSTRAINT unsubscribe_links_once UNIQUE (account_id, event_type)
  )`,
];

const threads = [
  // One per pair of accounts and subject. The order of the pair is that of their ids, so that there is one row whoever begins.
  sql`CREATE TABLE threads (
    id text COLLATE "C" PRIMARY KEY,
    -- item, order or offer; no foreign key, as these are built on this module.
    subject_kind text NOT NULL CHECK (subject_kind IN ('item', 'order', 'offer')),
    subject_id text COLLATE "C" NOT NULL,
    first_account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    second_account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    -- Who buys, of the two.
    buyer_account_id text COLLATE "C" NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_message_at timestamptz NOT NULL DEFAULT now(),
    CHECK (first_account_id < second_account_id),
    CHECK (buyer_account_id IN (first_account_id, second_account_id)),
    CONSTRAINT threads_once UNIQUE (first_account_id, second_account_id, subject_kind, subject_id)
  )`,
  sql`CREATE INDEX threads_first ON threads (first_account_id, last_message_at DESC, id DESC)`,
  sql`CREATE INDEX threads_second ON threads (second_account_id, last_message_at DESC, id DESC)`,
  sql`CREATE TABLE messages (
    id text COLLATE "C" PRIMARY KEY,
    thread_id text COLLATE "C" NOT NULL REFERENCES threads ON DELETE CASCADE,
    sender_account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    recipient_account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    body text NOT NULL CHECK (length(body) BETWEEN 1 AND 2000),
    -- Made by the page for one message; what is sent twice arrives once.
    idempotency_key text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    read_at timestamptz,
    CONSTRAINT messages_once UNIQUE (sender_account_id, idempotency_key)
  )`,
  sql`CREATE INDEX messages_of_thread ON messages (thread_id, created_at DESC, id DESC)`,
  sql`CREATE INDEX messages_unread ON messages (recipient_account_id, thread_id) WHERE read_at IS NULL`,
  // A file belongs to its uploader until it is sent; one that nobody sends is swept away.
  sql`CREATE TABLE message_attachments (
    -- Not to be guessed; the file in the storage has its name.
    id text PRIMARY KEY,
    uploader_account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    message_id text COLLATE "C" REFERENCES messages ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('picture', 'pdf')),
    file_name text NOT NULL,
    bytes integer NOT NULL,
    -- Of a picture, in pixels.
    width integer,
    height integer,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE INDEX message_attachments_message ON message_attachments (message_id) WHERE message_id IS NOT NULL`,
  sql`CREATE INDEX message_attachments_unsent ON message_attachments (created_at) WHERE message_id IS NULL`,
  sql`CREATE TABLE account_blocks (
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    blocked_account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (account_id, blocked_account_id),
    CHECK (account_id <> blocked_account_id)
  )`,
  sql`CREATE TABLE message_reports (
    message_id text COLLATE "C" NOT NULL REFERENCES messages ON DELETE CASCADE,
    reporter_account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    reason text NOT NULL CHECK (reason IN ('spam', 'fraud', 'abuse', 'other')),
    details text,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (message_id, reporter_account_id)
  )`,
];

const live = [
  // What browsers are told, for as long as one may come back and ask what it missed.
  sql`CREATE TABLE live_events (
    id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL,
    topic text NOT NULL,
    subject_id text,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE INDEX live_events_account ON live_events (account_id, created_at)`,
  sql`CREATE INDEX live_events_age ON live_events (created_at)`,
];

/** What people are told, and what they tell each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...notifications, ...threads, ...live]) await statement.execute(db);
}
