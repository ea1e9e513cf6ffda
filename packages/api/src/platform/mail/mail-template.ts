import type { Db } from '#api/platform/db/database.ts';
import type { Locale, LocalText } from '#api/platform/locale.ts';

/** What a mail is about, in the order of its list. */
export const mailGroups = [
  'account',
  'orders',
  'offers',
  'returns',
  'selling',
  'wishlist',
  'repairs',
  'forms',
] as const;
export type MailGroup = (typeof mailGroups)[number];

/** What a mail says, without its greeting, its address, and what is quoted or listed below. */
export type MailText = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What its link says, where it has one whose words can be chosen. */
  readonly link?: string;
};

/** A value that a mail names, as `{number}`. */
export type MailPlaceholder = {
  /** What stands in a preview where there is no record to take it from. */
  readonly sample: LocalText;
  /** Without it the mail says nothing: a text of the shop's own has to name it. */
  readonly isRequired?: boolean;
};

/** A mail that the shop sends: what it may name, and what the code says. */
export type MailTemplate<Name extends string = string> = {
  /** Names it for ever, such as `offer.received.seller`. */
  readonly key: string;
  readonly group: MailGroup;
  /** When it is sent, and to whom. */
  readonly title: LocalText;
  readonly placeholders: Readonly<Record<Name, MailPlaceholder>>;
  /** The text of the code, with its values. */
  readonly text: (locale: Locale, value: (name: Name) => string) => MailText;
  /** Values of the newest record of its kind, for previews; those that it does not have are samples, those that nothing names are left out. */
  readonly findValues?: (db: Db, locale: Locale) => Promise<Readonly<Record<string, string | undefined>>>;
};

/** Checks that a template names its own placeholders. */
export const defineMail = <Name extends string>(template: MailTemplate<Name>): MailTemplate<Name> => template;

/** A text of the shop's own, with its placeholders; its paragraphs are parted by an empty line. */
export type OwnMailText = { readonly subject: string; readonly body: string; readonly link: string };

/** Finds the text that the shop wrote for a mail in a language; null where the code's stands. */
export type FindOwnText = (db: Db, key: string, locale: Locale) => Promise<OwnMailText | null>;

const templates = new Map<string, MailTemplate>();
let findOwnText: FindOwnText = () => Promise.resolve(null);

/** Makes mails known to the list of texts, and says where texts of the shop's own are found. */
export function registerMailTemplates(all: readonly MailTemplate[], find: FindOwnText): void {
  for (const template of all) templates.set(template.key, template);
  findOwnText = find;
}

/** Every mail whose text the shop can choose. */
export const allMailTemplates = (): readonly MailTemplate[] => [...templates.values()];

/** The mail of a key; undefined for an unknown one. */
export const findMailTemplate = (key: string): MailTemplate | undefined => templates.get(key);

const PLACEHOLDER = /\{([A-Za-z]+)\}/g;

/** The names that stand in braces in a text. */
export const namesIn = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/** The text of the code with its placeholders in braces, as a text of the shop's own begins. */
export function defaultText({ text }: MailTemplate, locale: Locale): OwnMailText {
  const { subject, paragraphs, link = '' } = text(locale, (name) => `{${name}}`);
  return { subject, body: paragraphs.join('\n\n'), link };
}

/** A text with values in the place of its placeholders. Values are taken as they are: braces in them are no placeholders. */
export function fillText(own: OwnMailText, values: Readonly<Record<string, string>>): MailText {
  const fill = (text: string): string =>
    text.replaceAll(PLACEHOLDER, (all, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : all));
  const paragraphs = own.body
    .split(/\n{2,}/)
    .map((paragraph) => fill(paragraph).trim())
    .filter((paragraph) => paragraph !== '');
  return { subject: fill(own.subject), paragraphs, ...(own.link !== '' && { link: fill(own.link) }) };
}

/** Whether all that a text names is a value of the mail. An older text can name what the mail no longer has. */
const isFillable = ({ subject, body, link }: OwnMailText, template: MailTemplate): boolean =>
  namesIn(`${subject}\n${body}\n${link}`).every((name) => Object.hasOwn(template.placeholders, name));

/** What a mail says: the text of the shop's own if there is one, else the code's. This is where every such mail gets its words. */
export async function mailText<Name extends string>(
  db: Db,
  template: MailTemplate<Name>,
  locale: Locale,
  values: Readonly<Record<Name, string>>,
): Promise<MailText> {
  const own = await findOwnText(db, template.key, locale);
  const standard = template.text(locale, (name) => values[name]);
  if (!own || !isFillable(own, template)) return standard;
  const { link = standard.link, ...text } = fillText(own, values);
  return { ...text, ...(link !== undefined && { link }) };
}

/** A text as `queueMail` takes it, with where its link leads. */
export const linkedTo = ({ link, ...text }: MailText, url: string) => ({
  ...text,
  ...(link !== undefined && { link: { label: link, url } }),
});
