import type { FormAnswers, FormProblem, FormType } from '@headstock/contracts/forms';
import type { Selectable } from 'kysely';
import type { CreatedAt, Defaulted, Json, Timestamp } from '#api/platform/db/columns.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { FormState } from './form-states.model.ts';

/** A form that was sent. */
export type FormSubmissionsTable = {
  id: string;
  type: FormType;
  /** The number that the sender was told. */
  reference: string;
  /** Made with the page; what is sent twice lands once. */
  idempotency_key: string;
  /** Hash of answers and pictures: the same key with another content is refused. */
  content_hash: string;
  locale: Locale;
  answers: Json<FormAnswers>;
  created_at: CreatedAt;
  state: Defaulted<FormState>;
  /** Increases with everything that staff does. */
  version: Defaulted<number>;
  /** Who of the staff looks after it. */
  assignee_account_id: Defaulted<string | null>;
};

export type FormSubmissionRow = Selectable<FormSubmissionsTable>;

/** A mail that staff sent as an answer, or a change of state; never changed. */
export type FormStepsTable = {
  id: string;
  submission_id: string;
  /** The state afterwards. */
  state: FormState;
  /** Of the mail; null for a step that mailed nothing. */
  subject: string | null;
  /** What the mail said, or a note for the staff. */
  body: string | null;
  staff_account_id: string;
  created_at: CreatedAt;
};

/** What a visitor without scripts sent and has to correct. */
export type FormDraftsTable = {
  /** Not to be guessed: who has it sees the answers. */
  id: string;
  type: FormType;
  answers: Json<FormAnswers>;
  problems: Json<readonly FormProblem[]>;
  expires_at: Timestamp;
};

/** A picture of a submission or a draft; one of neither is swept away. */
export type FormPicturesTable = {
  /** Not to be guessed; the file in the data folder has its name. */
  id: string;
  submission_id: string | null;
  draft_id: string | null;
  position: number;
  file_name: string;
  /** Hash of the file as it was sent. */
  source_hash: string;
  width: number;
  height: number;
  created_at: CreatedAt;
};

export type FormsTables = {
  form_submissions: FormSubmissionsTable;
  form_steps: FormStepsTable;
  form_drafts: FormDraftsTable;
  form_pictures: FormPicturesTable;
};

declare module '#api/platform/db/database.ts' {
  interface Database extends FormsTables {}
}
