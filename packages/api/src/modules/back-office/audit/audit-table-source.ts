import { defineTableSource } from '#api/platform/exports/table-source.ts';
import { type AuditEntryView, readAudit } from './read-audit.ts';

const PAGE = 100;

const nameOf = (person: AuditEntryView['actor']): string => person?.email ?? person?.id ?? '';

/** The log of actions as a file: the entries that the list finds, the newest first. */
export const auditTableSource = defineTableSource<AuditEntryView>({
  id: 'audit',
  grant: 'system:read',
  title: { en: 'Audit log', fr: 'Journal d’audit' },
  columns: {
    at: { label: { en: 'When', fr: 'Quand' }, value: ({ at }) => at.toISOString() },
    action: { label: { en: 'Action', fr: 'Action' }, value: ({ action }) => action },
    subject: {
      label: { en: 'Subject', fr: 'Objet' },
      value: ({ subjectKind, subjectId }) => [subjectKind, subjectId].filter(Boolean).join(' '),
    },
    actor: { label: { en: 'Who', fr: 'Qui' }, value: ({ actor }) => nameOf(actor) },
    impersonator: {
      label: { en: 'Acting for them', fr: 'À leur place' },
      value: ({ impersonator }) => nameOf(impersonator),
    },
    apiKey: { label: { en: 'API key', fr: 'Clé d’API' }, value: ({ apiKey }) => apiKey?.name ?? '' },
    details: {
      label: { en: 'Details', fr: 'Détails' },
      value: ({ details }) => details.map(({ key, value }) => `${key}: ${value}`).join('; '),
    },
    request: { label: { en: 'Request', fr: 'Requête' }, value: ({ requestId }) => requestId },
  },
  async *pages({ db }, query) {
    const one = (name: string): string | null => query[name]?.[0] ?? null;
    const filter = {
      subject: one('search'),
      actor: one('actor'),
      action: one('action'),
      from: one('at-from'),
      to: one('at-to'),
    };
    let after: string | null = null;
    do {
      const { edges, pageInfo } = await readAudit(db, filter, { first: PAGE, after });
      yield edges.map(({ node }) => node);
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
  },
});
