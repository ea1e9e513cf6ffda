import type { FastifyRequest } from 'fastify';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { readFormParts } from '#api/http/form-body.ts';
import { fileFaults } from '#api/http/receive-file.ts';
import type { UploadLimit } from '#api/http/admit-upload.ts';
import { messagingMessages, MAXIMUM_ATTACHMENTS, storeAttachment } from '#api/modules/messaging/index.ts';
import { errorMessages } from '#api/platform/error-messages.ts';
import { colonIn } from '#api/platform/locale.ts';
import { takeFromLimit } from '#api/platform/rate-limit.ts';
import { cleanFileName } from '#api/platform/uploads/prepare-file.ts';
import { ATTACHED, type Refused } from './account-forms.ts';

/** Files of one account, however they are sent. */
export const ATTACHMENT_UPLOADS: UploadLimit = { name: 'message-attachments', max: 60, seconds: 3_600 };

/** Characters of a file's name that a refused form keeps. */
const LONGEST_NAME = 60;
/** So many files are named that were not taken. */
const MOST_NAMED = 3;

/** What a form with files brought: its texts, each file that was stored as `attached-{id}`, and why the others were not. */
export type FormWithFiles = {
  readonly body: Readonly<Record<string, string>>;
  readonly refused: Refused | null;
};

/**
 * Reads a message with its files, and stores them as those that scripts send beforehand, with the same checks. Of a form that is not
 * `admitted` no file is stored.
 */
export async function readAttachments(
  request: FastifyRequest,
  { actor, db, secret, storage }: Pick<GraphQLContext, 'actor' | 'db' | 'secret' | 'storage'>,
  isAdmitted: boolean,
): Promise<FormWithFiles> {
  const { locale } = actor;
  const stored: [string, string][] = [];
  const faults: string[] = [];
  let files = 0;
  const fields = await readFormParts(request, async (file) => {
    files += 1;
    if (!isAdmitted || files > MAXIMUM_ATTACHMENTS) return;
    const room = await takeFromLimit(db, secret, ATTACHMENT_UPLOADS, actor.principal.accountId ?? '');
    const kept = room.ok ? await storeAttachment({ db, storage }, actor, file) : null;
    const name = cleanFileName(file.fileName).slice(0, LONGEST_NAME);
    if (kept === null) faults.push(errorMessages.rateLimited[locale]);
    else if (typeof kept === 'string') faults.push(name + colonIn[locale] + fileFaults[kept][locale]);
    else stored.push([`${ATTACHED}${kept.id}`, name]);
  });
  const texts = [...fields].map(([name, [text = '']]) => [name, text] as const);
  const attached = texts.filter(([name]) => name.startsWith(ATTACHED)).length + files;
  if (attached > MAXIMUM_ATTACHMENTS) faults.unshift(messagingMessages(locale).tooManyAttachments(MAXIMUM_ATTACHMENTS));
  const message = [...new Set(faults)].slice(0, MOST_NAMED).join(' ');
  return {
    body: Object.fromEntries([...texts, ...stored]),
    refused: message === '' ? null : { code: 'attachments', field: 'files', message },
  };
}
