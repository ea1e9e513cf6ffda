import { formatDate } from '@headstock/contracts/dates';
import { storeProfile } from '@headstock/contracts/store-profile';
import { escapeHtml } from '#api/platform/escape-html.ts';
import type { Locale } from '#api/platform/locale.ts';

/** What the page of an export says. */
export const exportCopy = {
  en: {
    fileName: 'read-me-first.html',
    title: `Your data at ${storeProfile.name}`,
    lead: 'Everything that we keep of your account. The folder “data” has the same as CSV, for spreadsheets, and as JSON, for programs; “files” has the pictures and papers that you sent. Moments are in UTC.',
    made: 'Made on',
    leftOut: 'Left out are secrets such as your password, which we do not know ourselves, and what belongs to others.',
  },
  fr: {
    fileName: 'a-lire-d-abord.html',
    title: `Vos données chez ${storeProfile.name}`,
    lead: 'Tout ce que nous gardons de votre compte. Le dossier « data » contient la même chose en CSV, pour les tableurs, et en JSON, pour les programmes\u202f; « files » contient les photos et documents que vous avez envoyés. Les heures sont en UTC.',
    made: 'Préparé le',
    leftOut:
      'N’y figurent ni les secrets, comme votre mot de passe, que nous ne connaissons pas, ni ce qui appartient à d’autres.',
  },
} as const;

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:1100px;margin:32px auto;padding:0 16px;color:#1d2023;background:#fff}
h1,h2{line-height:1.2}section{margin-top:40px}small{font-weight:400;color:#5b6168}div{overflow-x:auto}
table{border-collapse:collapse;font-size:14px}th,td{padding:6px 14px 6px 0;border-bottom:1px solid #ddd;text-align:left;vertical-align:top;white-space:pre-wrap}
nav ul{columns:2 260px;padding-left:20px}`;

/** A page that needs nothing but itself: a list of what there is, and a table of each. */
export function exportPage(
  sections: readonly { readonly id: string; readonly title: string; readonly html: string }[],
  locale: Locale,
  now: Date,
): string {
  const copy = exportCopy[locale];
  const day = formatDate(now, 'day', { locale, timeZone: storeProfile.timeZone });
  const links = sections.map(({ id, title }) => `<li><a href="#${escapeHtml(id)}">${escapeHtml(title)}</a></li>`);
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(copy.title)}</title><style>${style}</style></head><body>
<h1>${escapeHtml(copy.title)}</h1><p>${escapeHtml(copy.lead)}</p><p>${escapeHtml(copy.leftOut)}</p>
<p>${escapeHtml(copy.made)} ${escapeHtml(day)}</p>
<nav><ul>${links.join('')}</ul></nav>
${sections.map(({ html }) => html).join('\n')}
</body></html>`;
}
