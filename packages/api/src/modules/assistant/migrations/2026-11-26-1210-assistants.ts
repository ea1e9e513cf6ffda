import { type Kysely, sql } from 'kysely';

const questions = (texts: readonly (readonly [string, 'en' | 'fr', boolean])[]) =>
  texts.map(([text, locale, isAnswered]) => ({ text, locale, isAnswered }));

/** What came with the shop as code, and one that knows everything. */
const assistants = [
  {
    id: 'catalogue',
    document: {
      name: { en: 'Catalogue', fr: 'Catalogue' },
      instructions: '',
      sources: ['catalogue'],
      usesModel: true,
      hourlyQuestions: 120,
      dailyCents: 200,
      questions: questions([
        ['Do you have a mandolin?', 'en', true],
        ['Avez-vous une mandoline ?', 'fr', true],
        ['Who won the world cup?', 'en', false],
      ]),
    },
  },
  {
    id: 'policies',
    document: {
      name: { en: 'Shop policies', fr: 'Règles de la boutique' },
      instructions: '',
      sources: ['pages', 'faq'],
      usesModel: true,
      hourlyQuestions: 120,
      dailyCents: 200,
      questions: questions([
        ['How do the three days count?', 'en', true],
        ['Qui paie le retour ?', 'fr', true],
        ['Who was Orville Gibson?', 'en', false],
      ]),
    },
  },
  {
    id: 'counter',
    document: {
      name: { en: 'Counter', fr: 'Comptoir' },
      instructions: '',
      sources: ['pages', 'faq', 'blog', 'catalogue', 'orders'],
      usesModel: true,
      hourlyQuestions: 120,
      dailyCents: 200,
      questions: questions([
        ['What does shipping cost?', 'en', true],
        ['Avez-vous une Telecaster ?', 'fr', true],
        ['Where is order HS-22222-22222?', 'en', false],
      ]),
    },
  },
];

const tables = [
  // What staff wrote: a draft, and what answers. One row each; every write raises the version and leaves a revision.
  sql`CREATE TABLE assistants (
    id text COLLATE "C" PRIMARY KEY,
    position integer NOT NULL,
    document jsonb NOT NULL,
    -- What answers in the widget; null until it is published for the first time, and once it is retired.
    published jsonb,
    version integer NOT NULL DEFAULT 1 CHECK (version > 0),
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE TABLE assistant_revisions (
    assistant_id text COLLATE "C" NOT NULL REFERENCES assistants ON DELETE CASCADE,
    version integer NOT NULL CHECK (version > 0),
    action text NOT NULL CHECK (action IN ('created', 'saved', 'published', 'retired')),
    document jsonb NOT NULL,
    -- Null for what came with the shop, and for accounts that are gone.
    author_account_id text COLLATE "C" REFERENCES accounts ON DELETE SET NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (assistant_id, version)
  )`,
  sql`CREATE INDEX assistant_revisions_author ON assistant_revisions (author_account_id)`,
  sql`ALTER TABLE assistant_messages
    -- Of answers: how it came out, what supports each sentence, what it cost and what the reader thought of it.
    ADD COLUMN outcome text CHECK (outcome IN ('answered', 'declined', 'unfinished')),
    ADD COLUMN statements jsonb NOT NULL DEFAULT '[]',
    ADD COLUMN model text,
    ADD COLUMN input_tokens integer NOT NULL DEFAULT 0 CHECK (input_tokens >= 0),
    ADD COLUMN output_tokens integer NOT NULL DEFAULT 0 CHECK (output_tokens >= 0),
    -- Millionths of a cent: tokens times the price of a million tokens in cents.
    ADD COLUMN cost_microcents bigint NOT NULL DEFAULT 0 CHECK (cost_microcents >= 0),
    ADD COLUMN rating smallint CHECK (rating IN (-1, 1))`,
  sql`CREATE INDEX assistant_messages_answers ON assistant_messages (id DESC) WHERE role = 'assistant'`,
];

/** Assistants that staff define, with their revisions; what answers rest on, cost and are rated. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of tables) await statement.execute(db);
  for (const [position, { id, document }] of assistants.entries()) {
    const json = JSON.stringify(document);
    await sql`INSERT INTO assistants (id, position, document, published)
      VALUES (${id}, ${position}, ${json}::jsonb, ${json}::jsonb)`.execute(db);
    await sql`INSERT INTO assistant_revisions (assistant_id, version, action, document)
      VALUES (${id}, 1, 'created', ${json}::jsonb)`.execute(db);
  }
}
