import { type Kysely, sql } from 'kysely';

const consignmentTerms = {
  en: `The shop sells the instrument for you at the price written here and keeps the share written here. You own it until it is sold. You say that it is yours to sell and that nobody else has a claim on it. The shop pays you within thirty days of the sale. Either side may end this with fourteen days' notice once the term is over; before that, the fee written here is due.`,
  fr: `Le magasin vend l’instrument pour vous au prix indiqué et garde la part indiquée. Il reste à vous jusqu’à la vente. Vous déclarez qu’il vous appartient et que personne d’autre n’a de droit sur lui. Le magasin vous paie dans les trente jours qui suivent la vente. Chacun peut y mettre fin avec un préavis de quatorze jours une fois la durée écoulée ; avant, les frais indiqués sont dus.`,
};
const saleTerms = {
  en: `I sell this instrument to the shop for the amount written here. It is mine to sell, it is not stolen, and nobody else has a claim on it. I know that the shop must keep my identity and may have to report this sale.`,
  fr: `Je vends cet instrument au magasin pour le montant indiqué. Il m’appartient, il n’est pas volé et personne d’autre n’a de droit sur lui. Je sais que le magasin doit conserver mon identité et peut devoir déclarer cette vente.`,
};

const statements = [
  // How long the law keeps what comes in from being sold. '*' is every place without a rule of its own.
  sql`CREATE TABLE hold_rules (
    id text COLLATE "C" PRIMARY KEY,
    place text NOT NULL CHECK (length(place) BETWEEN 1 AND 80),
    deal text NOT NULL CHECK (deal IN ('CONSIGNMENT', 'PURCHASE', 'TRADE')),
    days integer NOT NULL CHECK (days BETWEEN 0 AND 365),
    -- Where it is written: a statute, an ordinance.
    source text NOT NULL CHECK (length(source) <= 300),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT hold_rules_place UNIQUE (place, deal)
  )`,
  // What people sign. A version never changes; the newest one counts for the next intake.
  sql`CREATE TABLE deal_terms (
    deal text NOT NULL CHECK (deal IN ('CONSIGNMENT', 'PURCHASE', 'TRADE')),
    version integer NOT NULL CHECK (version > 0),
    text_en text NOT NULL,
    text_fr text NOT NULL,
    account_id text COLLATE "C" REFERENCES accounts,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (deal, version)
  )`,
  sql`CREATE TABLE intakes (
    id text COLLATE "C" PRIMARY KEY,
    -- Made by the phone: what is sent twice is received once.
    request_id text NOT NULL CONSTRAINT intakes_request UNIQUE,
    listing_id text COLLATE "C" NOT NULL CONSTRAINT intakes_listing UNIQUE,
    deal text NOT NULL CHECK (deal IN ('CONSIGNMENT', 'PURCHASE', 'TRADE')),
    place text NOT NULL,
    brand text NOT NULL,
    model text NOT NULL,
    serial text NOT NULL,
    -- Capital letters and figures alone, by which serials are compared.
    serial_key text NOT NULL,
    -- Consigned: the owner's account.
    consignor_account_id text COLLATE "C" REFERENCES accounts,
    person_name text NOT NULL,
    person_email text,
    person_phone text,
    person_address text,
    id_kind text CHECK (id_kind IN ('DRIVING_LICENCE', 'PASSPORT', 'IDENTITY_CARD', 'OTHER')),
    -- Sealed; the last four characters stand beside it for the eye.
    id_number text,
    id_ending text,
    -- Consigned: the shop's share in hundredths of a percent, a fee if it is taken back early, and how long it stays.
    split_basis_points integer CHECK (split_basis_points BETWEEN 0 AND 10000),
    fee_cents bigint CHECK (fee_cents >= 0),
    term_days integer CHECK (term_days BETWEEN 1 AND 1095),
    -- Bought or traded: what it cost.
    paid_cents bigint CHECK (paid_cents >= 0),
    terms_version integer NOT NULL,
    signed_name text NOT NULL,
    signed_locale text NOT NULL CHECK (signed_locale IN ('en', 'fr')),
    signature text,
    signed_at timestamptz NOT NULL,
    hold_days integer NOT NULL,
    hold_source text NOT NULL,
    hold_until timestamptz NOT NULL,
    -- Why a stolen one with this serial was ruled out; null where the watch list has none.
    watch_note text,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts,
    created_at timestamptz NOT NULL DEFAULT now(),
    released_at timestamptz,
    released_by_account_id text COLLATE "C" REFERENCES accounts,
    release_reason text CHECK (length(release_reason) <= 2000),
    release_photograph_id text COLLATE "C",
    FOREIGN KEY (deal, terms_version) REFERENCES deal_terms,
    CHECK ((deal = 'CONSIGNMENT') = (consignor_account_id IS NOT NULL)),
    CHECK ((released_at IS NULL) = (release_reason IS NULL))
  )`,
  sql`CREATE INDEX intakes_created ON intakes (created_at DESC, id DESC)`,
  sql`CREATE INDEX intakes_serial ON intakes (serial_key) WHERE serial_key <> ''`,
  // Instruments that were reported stolen; staff keep the list.
  sql`CREATE TABLE stolen_serials (
    id text COLLATE "C" PRIMARY KEY,
    serial text NOT NULL,
    serial_key text NOT NULL CHECK (serial_key <> ''),
    brand text NOT NULL,
    model text NOT NULL,
    -- Who reported it, where and when; the number of the police report.
    note text NOT NULL CHECK (length(note) <= 2000),
    account_id text COLLATE "C" NOT NULL REFERENCES accounts,
    created_at timestamptz NOT NULL DEFAULT now(),
    closed_at timestamptz,
    close_reason text CHECK (length(close_reason) <= 2000)
  )`,
  sql`CREATE INDEX stolen_serials_key ON stolen_serials (serial_key) WHERE closed_at IS NULL`,
];

/** What comes in over the counter: rules, terms, intakes, and the list of stolen instruments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
  for (const [deal, terms] of [
    ['CONSIGNMENT', consignmentTerms],
    ['PURCHASE', saleTerms],
    ['TRADE', saleTerms],
  ] as const)
    await sql`INSERT INTO deal_terms (deal, version, text_en, text_fr) VALUES (${deal}, 1, ${terms.en}, ${terms.fr})`.execute(
      db,
    );
  // The longest waiting time that we have read of, until the shop writes down the rule of its place.
  const cautious = 'Thirty days, the longest waiting time that we know of.';
  for (const [id, deal, days] of [
    ['0000000000001', 'CONSIGNMENT', 0],
    ['0000000000002', 'PURCHASE', 30],
    ['0000000000003', 'TRADE', 30],
  ] as const)
    await sql`INSERT INTO hold_rules (id, place, deal, days, source) VALUES (${id}, '*', ${deal}, ${days},
      ${deal === 'CONSIGNMENT' ? 'A consigned instrument stays its owner’s: no waiting time applies.' : cautious})`.execute(
      db,
    );
}
