import { escapeHtml } from '../escape-html.ts';
import { fillIn } from '../fill-in.ts';
import type { Mail } from '../mail.ts';
import { mailPage } from '../mail-page.ts';
import { type MailLanguage, type MailTexts, mailTexts } from '../mail-texts.ts';

/** A label and its value; a row with an empty value is left out. */
interface MailRow {
  readonly label: string;
  readonly value: string;
}

interface MailSection {
  readonly heading: string;
  readonly rows: readonly MailRow[];
}

/** A mail of labelled rows, for submitted forms. */
interface MailRecord {
  readonly language: MailLanguage;
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly MailSection[];
  /** Small print at the end. */
  readonly footer: string;
}

/** A record as plain text. */
function recordText({ title, lead, sections, footer }: MailRecord): string {
  const blocks = filled(sections).map(({ heading, rows }) =>
    [heading, ...rows.map(({ label, value }) => `  ${label}: ${value.replaceAll('\n', '\n    ')}`)].join(
      '\n',
    ),
  );
  return `${[title, lead, ...blocks, `-- \n${footer}`].join('\n\n')}\n`;
}

/** The same as HTML. */
function recordHtml({ language, title, lead, sections, footer }: MailRecord): string {
  const tables = filled(sections).map(({ heading, rows }) => sectionHtml(heading, rows));
  const body = `<p style="margin:0 0 8px">${escapeHtml(lead)}</p>\n${tables.join('')}`;
  return mailPage({ language, title, width: 640, body, note: footer });
}

function sectionHtml(heading: string, rows: readonly MailRow[]): string {
  const cell = 'padding:6px 0;vertical-align:top;border-top:1px solid #8885;text-align:start';
  const lines = rows.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="${cell};padding-inline-end:16px;width:38%;font-weight:400;opacity:.75">` +
      `${escapeHtml(label)}</th><td style="${cell};white-space:pre-line;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
  );
  return `<h2 style="font-size:16px;margin:24px 0 8px">${escapeHtml(heading)}</h2>
<table style="width:100%;border-collapse:collapse">${lines.join('\n')}</table>
`;
}

function filled(sections: readonly MailSection[]): MailSection[] {
  return sections
    .map(({ heading, rows }) => ({ heading, rows: rows.filter(({ value }) => value !== '') }))
    .filter(({ rows }) => rows.length > 0);
}

type FieldName = keyof MailTexts['needHelp']['field'];

/** A request of the need-help form, with names instead of codes; fields that were not filled in are absent or empty. */
export interface NeedHelpMail {
  readonly id: string;
  /** The operator's address. */
  readonly to: string;
  readonly language: MailLanguage;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Company and country, for the subject. */
  readonly businessName: string;
  readonly countryName: string;
  readonly fields: Readonly<Partial<Record<FieldName, string>>>;
  readonly buyProducts: readonly string[];
  readonly sellProducts: readonly string[];
}

const person: readonly FieldName[] = ['firstName', 'lastName', 'jobPosition', 'email', 'mobilePhone'];
const company: readonly FieldName[] = [
  'businessName',
  'businessType',
  'website',
  'companyPhone',
  'companyFax',
  'address',
  'zipcode',
  'city',
  'usaState',
  'country',
  'totalEmployees',
  'salesEmployees',
];
const upgrade: readonly FieldName[] = ['upgradePlan', 'upgradeBusiness'];
const origin: readonly FieldName[] = ['edition', 'pageLanguage', 'sentAt'];

/** Tells the operator about a request; answers go to the person who asks. */
export function needHelpMail(request: NeedHelpMail): Mail {
  const { needHelp } = mailTexts(request.language);
  const names = { businessName: request.businessName, countryName: request.countryName };
  const rows = (fields: readonly FieldName[]): MailRow[] =>
    fields.map((name) => ({ label: needHelp.field[name], value: request.fields[name] ?? '' }));
  const list = (products: readonly string[]) => ({
    label: needHelp.products,
    value: products.join('\n'),
  });
  const record = {
    language: request.language,
    title: fillIn(needHelp.title, names),
    lead: fillIn(needHelp.lead, { name: `${request.firstName} ${request.lastName}`, email: request.email }),
    sections: [
      { heading: needHelp.upgrade, rows: rows(upgrade) },
      { heading: needHelp.person, rows: rows(person) },
      { heading: needHelp.company, rows: rows(company) },
      { heading: needHelp.buying, rows: [list(request.buyProducts), ...rows(['moreInfoBuy'])] },
      { heading: needHelp.selling, rows: [list(request.sellProducts), ...rows(['moreInfoSell'])] },
      { heading: needHelp.origin, rows: rows(origin) },
    ],
    footer: fillIn(needHelp.footer, { id: request.id }),
  };
  return {
    id: request.id,
    to: request.to,
    replyTo: { name: `${request.firstName} ${request.lastName}`, address: request.email },
    subject: fillIn(needHelp.subject, names),
    text: recordText(record),
    html: recordHtml(record),
  };
}
