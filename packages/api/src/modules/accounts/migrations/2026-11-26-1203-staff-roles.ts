import { type Kysely, sql } from 'kysely';

const statements = [
  sql`CREATE TABLE staff_roles (
    id text COLLATE "C" PRIMARY KEY,
    name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
    -- Names of grants. The code knows which there are; one that it does not know gives nothing.
    grants jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(grants) = 'array'),
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE UNIQUE INDEX staff_roles_name ON staff_roles (lower(name))`,
  sql`INSERT INTO staff_roles (id, name) VALUES ('owner', 'Owner')`,
  sql`ALTER TABLE accounts ADD COLUMN staff_role_id text COLLATE "C" REFERENCES staff_roles`,
  sql`UPDATE accounts SET staff_role_id = 'owner' WHERE is_admin`,
  sql`CREATE INDEX accounts_staff ON accounts (staff_role_id) WHERE staff_role_id IS NOT NULL`,
  // An administrator whom nobody gave a role is an owner, as all were before there were roles; nobody else has one.
  sql`CREATE FUNCTION accounts_staff_role() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NOT NEW.is_admin THEN NEW.staff_role_id := NULL;
      ELSIF NEW.staff_role_id IS NULL THEN NEW.staff_role_id := 'owner';
      END IF;
      RETURN NEW;
    END
  $$`,
  sql`CREATE TRIGGER accounts_staff_role BEFORE INSERT OR UPDATE OF is_admin, staff_role_id ON accounts
    FOR EACH ROW EXECUTE FUNCTION accounts_staff_role()`,
  // Until when an administrator who acts as the account may change something.
  sql`ALTER TABLE sessions ADD COLUMN may_write_until timestamptz`,
];

/** Roles of the staff with their grants, and what an administrator may do who acts as somebody else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
