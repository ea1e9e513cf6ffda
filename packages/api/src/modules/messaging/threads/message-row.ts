import type { Selectable } from 'kysely';
import type { MessagesTable } from '#api/modules/messaging/tables.ts';

export type MessageRow = Selectable<MessagesTable>;
